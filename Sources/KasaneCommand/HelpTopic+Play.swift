extension HelpTopic {
    static let playText = """
        kasane play SCENE: compiles a scene, shows it in a window, and reloads it whenever the file is saved.

          kasane play Cube.swift                            in a window of the live view's size
          kasane play Cube.swift --size 800x600             in a window of this size, in points
          kasane play Screen.swift --device 'iPhone 16 Pro' on that device's screen
          kasane play Cube.swift --pause-at 1.5             pauses at 1.5 s

        Saving the file recompiles it in the background; the running scene stays until the new one has drawn its first
        frame. If it does not compile, the errors are shown in the window and on the terminal, and the running scene
        stays.

        Keys (with Alt while something in the scene is first responder):
          R            restart the scene
          space        pause or resume
          right, left  step one frame forward or back; stepping back does not restore finished animations
          [ and ]      halve or double the speed
          S            save an image: SCENE-1.png, -2 and so on
          F            show frames per second, time per frame, the redrawn part of the window, and layers
          I            open the inspector in a browser: layers, editable values, animations, costs
          F11          toggle full screen

        The mouse and touch screens send touches, the wheel scrolls, and keys and input methods type into the first
        responder. Control is the Command key, and Super is the Control key. Copy and paste use the desktop's clipboard.

          --size WxH           size of the window, in points. Default: the live view's own size
          --scale N            pixels per point. Default: the desktop's
          --device NAME        use this device's screen, as for kasane render, with its settings and not the desktop's
          --preview NAME       the preview with this name or number (from 1), in a file with several. Default: the first
          --background COLOR   the colour behind transparent pixels. Default: white
          --fonts DIR          use only the fonts in and below this folder
          --pause-at SECONDS   pause at this time
          --speed N            playback speed, 1/64 to 16. Default: 1
          --full-screen        start in full screen
          --inspect            serve the inspector from the start, and print its URL on the terminal
          --inspect-port N     serve it on this port of 127.0.0.1. Default: any free port
          --timeout SECONDS    give up if a scene shows nothing for this long. Default: 60

        Without a display, use kasane render SCENE -o scene.mp4 to make a movie.
        """
}
