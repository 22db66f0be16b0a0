extension HelpTopic {
    static let packageText = """
        kasane build, kasane test, kasane run: what swift build, swift test and swift run do, for a package written for iOS.

          kasane test                            in the package's folder: builds it and runs its tests
          kasane test --filter CardTests         whatever swift test takes is passed on
          kasane build -c release                as is what swift build takes
          kasane run Demo --fast                 a program of the package, with what it takes
          kasane build --package-path ../Cards   a package somewhere else
          kasane build Sources/                  a folder of Swift files that is no package
          kasane build --scratch-path /tmp/cards where the package's folder cannot be written to

        Neither the package nor its dependencies are changed. Their sources are rewritten beside them: @objc, #selector,
        optional requirements, #if os(iOS) and so on become what Swift on Linux can compile. UIKit, QuartzCore, SwiftUI and
        the others are Kasane's. Errors, breakpoints and test failures name your own files and lines.

        The first time, the rewriter is compiled against the SwiftSyntax of your toolchain, and dependencies are fetched.
        Later only what has changed is rewritten and compiled.

          --package-path DIR   the package. Default: the folder that you are in, or the nearest one above with a manifest
          --scratch-path DIR   where everything is built. Default: .build/kasane in the package
          --device NAME        for test and run: the device whose screen there is, such as "iPhone 15". Default: 390 by
                               844 points with one pixel a point
          -h, --help           this; swift build --help has the rest

        Targets in Objective-C, and those that import them, are named and left out. kasane port --report says beforehand
        what cannot work. Exit codes are those of swift build and so on.
        """

    static let describeText = """
        kasane describe SCENE [--at SECONDS]: compiles a scene, runs it, and prints what its live view is made of.

          kasane describe Card.swift                      the views, or the layers of a scene that shows a layer
          kasane describe Card.swift --at 1.5             as they are after a second and a half
          kasane describe Card.swift --layers             the layers below the views
          kasane describe Card.swift --accessibility      the elements by which a touch script finds views
          kasane describe Card.swift --json               the same as data
          kasane describe Card.swift --device 'iPhone 16' on that device's screen
          kasane describe Card.swift > card.txt           a snapshot: the same scene has the same text in each run

        A line for each, indented by its depth: the class, (x y; width height) in the points of what it is in, what it says, and
        what differs from the default.

          --at SECONDS         the time. Default: 0
          --layers, --accessibility, --views   which tree
          --json               objects with a class, a frame, what differs from the default, and children
          --size WxH, --scale N, --device NAME, --preview NAME, --state NAME, --fonts DIR, --timeout SECONDS
                               as for kasane render
          -h, --help           this

        What the scene prints comes before. Exit codes are those of kasane render.
        """

    static let xcodeText = """
        kasane xcode PROJECT [--target NAME] [build|test|run] [...]: builds an app, or another target, from its project.

          kasane xcode App.xcodeproj --target App         builds the app
          kasane xcode App.xcodeproj --target App run     and starts it: its @main or @UIApplicationMain delegate launches
          kasane xcode App.xcodeproj --target AppTests test
          kasane xcode App.xcodeproj -c release           what follows is passed on to swift build

        Read from the project: the sources and resources of the target and of those that it depends on, groups that follow
        their folders, packages, Info.plist, the Swift version and compilation conditions. A package is made below
        .build/kasane beside the project, in which each file is said to be where yours is. Asset catalogues,
        storyboards and XIBs are read as they are.

          --target NAME        Default: the project's app, if it has but one
          --scratch-path DIR   where everything is built. Default: .build/kasane beside the project
          --device NAME        for test and run: as for kasane test
        """

    static let portText = """
        kasane port [FOLDER | App.xcodeproj --target NAME] --report | -o DIR: what kasane build changes in sources.

          kasane port --report           what would change and what cannot work, file by file, with counts
          kasane port -o Ported          writes the changed files to the folder Ported, for whoever wants to own them
          kasane port ../Cards --report  of a package somewhere else

          --report             print it
          -o, --output DIR     write changed files of the package there, each at its place; the others are not copied
          --package-path DIR, --scratch-path DIR   as for kasane build
        """

    static let diffText = """
        kasane diff A B [-o FILE]: compares two pictures, such as a snapshot and its reference.

          kasane diff reference.png failure.png
          kasane diff reference.png failure.png -o diff.png    both, and in red where they differ

        Prints the size, how many pixels differ, the greatest difference of a channel and the PSNR in decibels (above 50,
        nobody sees a difference). Pixels are compared with eight bits a channel, colours multiplied by alpha.
        Exit codes: 0 equal, 1 different or not readable, 2 wrong arguments.
        """
}
