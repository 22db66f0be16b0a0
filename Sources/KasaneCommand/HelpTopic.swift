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
        Kasane makes movies and pictures of Core Animation layers, and builds iOS packages on Linux.

          kasane render Scene.swift -o scene.mp4        render a scene
          kasane batch Scene.swift --data rows.csv -o 'out/{id}.png'   render it for each row of a file
          kasane serve Scene.swift                      answer requests of HTTP with pictures and movies of it
          kasane play Scene.swift                       show it in a window, anew whenever it is saved
          kasane describe Scene.swift --at 1            its tree of views or layers, as text for snapshots
          kasane inspect Scene.swift -o report.html     a page with its layers, values, animations and costs
          kasane convert Scene.swift -o scene.caml      its layers as a Core Animation archive
          kasane build, kasane test, kasane run         as swift build and so on, in an iOS package as it is
          kasane xcode App.xcodeproj --target App       build an app that has no package
          kasane port --report                          what that changes, and what cannot work
          kasane diff A.png B.png                       compare two pictures
          kasane fonts                                  which fonts stand in for Apple's
          kasane help render                            how to render; help describe, build and so on likewise
          kasane --version

        A scene is a Swift file whose top-level code builds a layer and shows it:

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
        kasane fonts [NAME ...]: prints which font is drawn for a name, why, and the file that it is in.

          kasane fonts                                   for the names that iOS's programs ask for most
          kasane fonts 'Helvetica Neue' Georgia-Bold     for these
          KASANE_FONTS=fonts kasane fonts                with the fonts below the folder "fonts" and no others

        A font that is there under the name comes first. Apple's fonts, which Linux does not have, have stand-ins in
        an order of Kasane's own: what else is installed makes no difference. Fontconfig is asked for other names.
        """

    private static let renderText = """
        kasane render SCENE -o FILE: compiles a scene, runs it, and writes what its live view shows.

          kasane render Cube.swift -o cube.mp4                          a movie, 60 frames a second
          kasane render Cube.swift -o cube.mp4 --size 1920x1080         in full HD, the layer in the middle
          kasane render Cube.swift -o cube.mp4 --scale 2                two pixels a point
          kasane render Card.swift -o card.png --device 'iPhone 16 Pro' as that device's screen shows it
          kasane render Cube.swift -o cube.gif --fps 25                 a GIF
          kasane render Cube.swift -o cube.webm                         transparent where the scene is
          kasane render Cube.swift -o cube.mp4 --background '#203040'   over a colour
          kasane render Cube.swift -o cube.png --at 1.5                 the picture at 1.5 s
          kasane render Cube.swift -o part.mp4 --from 1 --to 3          the two seconds from 1 to 3
          kasane render Cube.swift -o 'frames/%05d.png'                 a file a frame, from 00000.png on
          kasane render Report.pdf -o page.png --page 3 --scale 2       a page of a PDF, two pixels a point

        The ending of FILE says what it becomes:
          .mp4   H.264, plays everywhere; no transparency: over white, if there is no --background
          .webm  VP9, transparent           .mov   ProRes 4444 with alpha, for editing
          .gif   at most 50 frames a second, rounded to hundredths of a second
          .webp  .apng                      without loss, transparent
          .png   one picture; with a number's place (%d, %05d) one for each frame
          .jpg   one picture, smaller; no transparency: over white, if there is no --background

        What is recorded:
          --duration SECONDS   the scene's length. Default: until the last animation that ends has ended;
                               4 s where none does, or one never does
          --from, --to SECONDS only this part of it; what comes before runs unseen
          --hold-last SECONDS  how long the end itself is shown, after the frames that lead up to it.
                               Default: 0, so that a movie repeats without a jump
          --at SECONDS         one picture of this time
          --frame N            one picture: frame N of the movie, from 0
          --fps N              frames a second, 0.1 to 240, or a fraction (30000/1001). Default: 60

        How it looks:
          --size WxH           in points, the live view in the middle. Default: the live view's own size;
                               640x480 where it has none
          --scale N            pixels a point. Default: 1. At most 16384 pixels a side, 64 million in all
          --device NAME        on this device's screen, such as 'iPhone 16 Pro' or 'iPad mini (6th generation)',
                               or on its side: 'iPhone 16 Pro landscape'. Views see its size, scale, safe area
                               and traits; the picture is as large and as sharp, but for --size and --scale.
                               A name that is not known lists the nearest. Default: a screen as the picture
          --background COLOR   none, white, #rgb, #rrggbb, #rrggbbaa, ... Default: none
          --png HOW            small or fast: how PNG files are compressed. Fast takes half of the time, for
                               files of some tenth more; the pixels are the same. Default: small
          --preview NAME       the preview of that name or number from 1, of a file of several: each #Preview,
                               and each view of a PreviewProvider. One that there is not lists those there are.
                               Default: the first
          --state NAME         an archive's state, with the transition to it. Default: its initial one
          --fonts DIR          use the fonts below this folder and no others, so that text looks the same on
                               every machine. Default: $KASANE_FONTS, else what is installed

        And:
          --timeout SECONDS    give up when no frame comes for so long. Default: 60
          --jobs N             render a long movie by N processes side by side, which draw parts of it; the
                               file is the same. Each runs the whole scene, most of it unseen. Default: 1
          --plan               print how many frames there are, as JSON, and render none
          --part FIRST-END     a part of a movie, to be joined: kasane help join
          -q, --quiet          say nothing but what went wrong
          -h, --help           this

        SCENE ends in .swift, in .scene (kasane help compile), in .caml or .ca (an archive), or in .pdf.
        A PDF's page is told by --page N, from 1, and opened by --password; --scale, --background (white)
        and --quiet are as above. One that begins with a dash comes after --. Compiled scenes are kept in
        ~/.cache/kasane, unless others may write there. Nothing has the name FILE until it is whole.
        Exit codes: 0 done, 1 the scene failed or something could not be written, 2 wrong arguments,
        128 + N ended by signal N.
        """
}
