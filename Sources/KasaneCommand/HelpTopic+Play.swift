extension HelpTopic {
    static let playText = """
        kasane play SCENE: compiles a scene, shows it in a window, and shows it anew whenever the file is saved.

          kasane play Cube.swift                            in a window of the live view's size
          kasane play Cube.swift --size 800x600             in one of this size, in points
          kasane play Screen.swift --device 'iPhone 16 Pro' as on that device's screen
          kasane play Cube.swift --pause-at 1.5             stops at 1.5 s, to look at that moment

        Saving the file compiles it in the background; the scene that is shown goes on until the new one has drawn its
        first frame. Errors show in the window and on the terminal, and the old scene stays.

        Keys. While something in the scene is first responder, hold Alt with them:
          R            starts the scene again
          space        stops time, and lets it go on
          right, left  a frame ahead or back. Back, animations that are over don't return
          [ and ]      half the speed, twice the speed
          S            saves a picture: SCENE-1.png, -2 and so on
          F            shows frames per second, the time for a frame, what of the window was redrawn, and layers
          I            opens the inspector in a browser: layers, values to edit, animations, costs
          F11          full screen

        The mouse and a touch screen touch, the wheel scrolls, keys and input methods type into the first responder.
        Control is the command key, and the logo's key is control. What is copied is on the desktop's clipboard.

          --size WxH           of the window, in points. Default: the live view's own size
          --scale N            pixels a point. Default: the desktop's
          --device NAME        on this device's screen, as for kasane render, with its settings in place of the desktop's
          --preview NAME       the preview of that name, or number from 1, of a file with several. Default: the first
          --background COLOR   behind transparent pixels. Default: white
          --fonts DIR          use the fonts below this folder and no others
          --pause-at SECONDS   stop time there
          --speed N            seconds of the scene in one second, 1/64 to 16. Default: 1
          --full-screen        cover the screen
          --inspect            serve the inspector's page from the beginning; its address is on the terminal
          --inspect-port N     serve it on this port of 127.0.0.1. Default: any that is free
          --timeout SECONDS    give up when a scene shows nothing for so long. Default: 60

        Without a display, kasane render SCENE -o scene.mp4 makes a movie instead.
        """
}
