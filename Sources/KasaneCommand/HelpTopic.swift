/// The topics of `kasane help`.
package enum HelpTopic: Equatable, CaseIterable {
    case overview
    case render
    case batch
    case serve
    /// `kasane render --part`, `kasane join` and `kasane compile`.
    case parts
    case play
    case describe
    case inspect
    case convert
    case fonts
    /// `kasane build`, `kasane test` and `kasane run`.
    case package
    case xcode
    case port
    case diff

    var text: String {
        switch self {
        case .overview: HelpTopic.overviewText
        case .render: HelpTopic.renderText
        case .batch: HelpTopic.batchText
        case .serve: HelpTopic.serveText
        case .parts: HelpTopic.partsText
        case .play: HelpTopic.playText
        case .describe: HelpTopic.describeText
        case .inspect: HelpTopic.inspectText
        case .convert: HelpTopic.convertText
        case .fonts: HelpTopic.fontsText
        case .package: HelpTopic.packageText
        case .xcode: HelpTopic.xcodeText
        case .port: HelpTopic.portText
        case .diff: HelpTopic.diffText
        }
    }

    private static let overviewText = """
        Kasane renders Core Animation layers as movies and images, and builds iOS packages on Linux.

          kasane render Scene.swift -o scene.mp4        render a scene
          kasane batch Scene.swift --data rows.csv -o 'out/{id}.png'   render it for each row of a data file
          kasane serve Scene.swift                      serve images and movies of it over HTTP
          kasane play Scene.swift                       show it in a window and reload it on every save
          kasane describe Scene.swift --at 1            print its view or layer tree, as text for snapshots
          kasane inspect Scene.swift -o report.html     write a report of layers, values, animations and costs
          kasane convert Scene.swift -o scene.caml      write its layers as a Core Animation archive
          kasane build, kasane test, kasane run         like swift build and so on, for unmodified iOS packages
          kasane xcode App.xcodeproj --target App       build an app from its Xcode project
          kasane port --report                          list what is rewritten and what is unsupported
          kasane diff A.png B.png                       compare two images
          kasane fonts                                  list the fonts that replace Apple's
          kasane help render                            show help for a command, such as describe or build
          kasane --version

        A scene is a Swift file whose top-level code creates a layer and sets it as the live view:

          import PlaygroundSupport
          import QuartzCore

          let layer = CALayer()
          layer.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
          layer.backgroundColor = CGColor(red: 1, green: 0.4, blue: 0.1, alpha: 1)
          layer.cornerRadius = 40

          let turn = CABasicAnimation(keyPath: "transform.rotation.z")
          turn.toValue = Double.pi
          turn.duration = 2
          layer.add(turn, forKey: "turn")

          PlaygroundPage.current.liveView = layer
        """

    private static let fontsText = """
        kasane fonts [NAME ...]: prints the font that is used for a name, the reason, and the font's file.

          kasane fonts                                   for the font names most common in iOS programs
          kasane fonts 'Helvetica Neue' Georgia-Bold     for these names
          KASANE_FONTS=fonts kasane fonts                with only the fonts in and below the folder "fonts"

        An installed font with the requested name has priority. Apple's fonts, which are not available on Linux, are
        replaced in a fixed order of preference, independent of which other fonts are installed. Other names are
        resolved by Fontconfig.
        """

    private static let renderText = """
        kasane render SCENE -o FILE: compiles a scene, runs it, and renders its live view to a file.

          kasane render Cube.swift -o cube.mp4                          a movie at 60 frames per second
          kasane render Cube.swift -o cube.mp4 --size 1920x1080         in full HD, with the layer in the centre
          kasane render Cube.swift -o cube.mp4 --scale 2                at two pixels per point
          kasane render Card.swift -o card.png --device 'iPhone 16 Pro' on that device's screen
          kasane render Cube.swift -o cube.gif --fps 25                 a GIF
          kasane render Cube.swift -o cube.webm                         with the scene's transparency
          kasane render Cube.swift -o cube.mp4 --background '#203040'   over a colour
          kasane render Cube.swift -o cube.png --at 1.5                 an image at 1.5 s
          kasane render Cube.swift -o part.mp4 --from 1 --to 3          the two seconds from 1 s to 3 s
          kasane render Cube.swift -o 'frames/%05d.png'                 one file per frame, from 00000.png
          kasane render Report.pdf -o page.png --page 3 --scale 2       a page of a PDF, at two pixels per point

        The file extension selects the format:
          .mp4   H.264, plays everywhere; no transparency: white background unless --background is given
          .webm  VP9, transparent           .mov   ProRes 4444 with alpha, for editing
          .gif   at most 50 frames per second, rounded to hundredths of a second
          .webp  .apng                      lossless, transparent
          .png   one image, or one per frame if the name has a placeholder for the number (%d, %05d)
          .jpg   one image, smaller; no transparency: white background unless --background is given

        Recording:
          --duration SECONDS   the scene's length. Default: until the last animation ends; 4 s if there are none
                               or one never ends
          --from, --to SECONDS render only this time range; the scene runs up to its start without drawing
          --hold-last SECONDS  how long to show the end state, after the frames that lead up to it.
                               Default: 0, so that a movie loops seamlessly
          --at SECONDS         render a single image at this time
          --frame N            render a single image: frame N of the movie, from 0
          --fps N              frames per second, 0.1 to 240, or a fraction (30000/1001). Default: 60

        Appearance:
          --size WxH           size in points; the live view is centred. Default: the live view's own size;
                               640x480 if it has none
          --scale N            pixels per point. Default: 1. At most 16384 pixels per side, 64 million in total
          --device NAME        use this device's screen, such as 'iPad mini (6th generation)', 'iPhone 16 Pro',
                               or 'iPhone 16 Pro landscape' for its landscape orientation. Views see its size,
                               scale, safe area and traits; it also sets the image's size and scale, unless
                               --size and --scale are given. An unknown name lists the nearest ones. Default: a
                               screen of the image's size
          --background COLOR   none, white, #rgb, #rrggbb, #rrggbbaa, ... Default: none
          --png HOW            PNG compression: small or fast. Fast takes half the time, for files about a tenth
                               larger; the pixels are the same. Default: small
          --preview NAME       the preview with this name or number (from 1), in a file with several: each
                               #Preview, and each view of a PreviewProvider. An unknown name lists the available
                               ones. Default: the first
          --state NAME         an archive's state, with the transition to it. Default: its initial state
          --fonts DIR          use only the fonts in and below this folder, so that text looks the same on every
                               machine. Default: $KASANE_FONTS, else the installed fonts

        Other options:
          --timeout SECONDS    give up if no frame is drawn for this long. Default: 60
          --jobs N             render a long movie with N parallel processes, each drawing parts of it; the file
                               is identical. Each process runs the whole scene, most of it without drawing.
                               Default: 1
          --plan               print the number of frames as JSON, and render nothing
          --part FIRST-END     render a part of a movie, for kasane join: see kasane help join
          -q, --quiet          print errors only
          -h, --help           print this help

        SCENE is a .swift file, a .scene (see kasane help compile), an archive (.caml or .ca), or a .pdf. For a
        PDF, --page N selects the page, from 1, and --password unlocks it; --scale, --background (default:
        white) and --quiet are as above. A SCENE that begins with a dash goes after --. Compiled scenes are
        cached in ~/.cache/kasane, unless other users can write to it. FILE appears only once it is complete.
        Exit codes: 0 success, 1 the scene failed or a file could not be written, 2 invalid arguments,
        128 + N terminated by signal N.
        """
}
