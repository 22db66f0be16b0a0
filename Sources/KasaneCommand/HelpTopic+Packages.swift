extension HelpTopic {
    static let packageText = """
        kasane build, kasane test, kasane run: like swift build, test and run, for a package written for iOS.

          kasane test                            builds the package in this folder and runs its tests
          kasane test --filter CardTests         arguments of swift test are passed on
          kasane build -c release                and so are those of swift build
          kasane run Demo --fast                 runs a program of the package, with its arguments
          kasane build --package-path ../Cards   a package in another folder
          kasane build Sources/                  a folder of Swift files without a manifest
          kasane build --scratch-path /tmp/cards if the package's folder is read-only

        Neither the package nor its dependencies are changed. Their sources are rewritten into a separate folder: @objc,
        #selector, optional requirements, #if os(iOS) and so on become Swift that compiles on Linux. UIKit, QuartzCore,
        SwiftUI and the others are Kasane's. Errors, breakpoints and test failures refer to your own files and lines.

        The first build compiles the rewriter against the SwiftSyntax of your toolchain and fetches the dependencies.
        Later builds rewrite and compile only what has changed.

          --package-path DIR   the package. Default: the current folder, or the nearest parent folder with a manifest
          --scratch-path DIR   the folder for build products. Default: .build/kasane in the package
          --device NAME        for test and run: the device whose screen is simulated, such as "iPhone 15". Default:
                               390 by 844 points at one pixel per point
          -h, --help           print this help; see swift build --help for other options

        Targets in Objective-C, and targets that import them, are reported and skipped. kasane port --report lists in
        advance what is unsupported. Exit codes are those of swift build, swift test and swift run.
        """

    static let describeText = """
        kasane describe SCENE [--at SECONDS]: compiles a scene, runs it, and prints the tree of its live view.

          kasane describe Card.swift                      the views, or the layers if the live view is a layer
          kasane describe Card.swift --at 1.5             their state after 1.5 s
          kasane describe Card.swift --layers             the layers of the views
          kasane describe Card.swift --accessibility      the accessibility elements by which a touch script finds views
          kasane describe Card.swift --json               the same as JSON
          kasane describe Card.swift --device 'iPhone 16' on that device's screen
          kasane describe Card.swift > card.txt           a snapshot: the text of a scene is the same in each run

        Each element is one line, indented by its depth: the class, (x y; width height) in the points of its parent, its
        text, and its non-default values.

          --at SECONDS         the time. Default: 0
          --layers, --accessibility, --views   which tree
          --json               print objects with a class, a frame, non-default values, and children
          --size WxH, --scale N, --device NAME, --preview NAME, --state NAME, --fonts DIR, --timeout SECONDS
                               as for kasane render
          -h, --help           print this help

        The scene's own output comes first. Exit codes are those of kasane render.
        """

    static let xcodeText = """
        kasane xcode PROJECT [--target NAME] [build|test|run] [...]: builds a target of an Xcode project.

          kasane xcode App.xcodeproj --target App         builds the app
          kasane xcode App.xcodeproj --target App run     and runs it: its @main or @UIApplicationMain delegate launches
          kasane xcode App.xcodeproj --target AppTests test
          kasane xcode App.xcodeproj -c release           other arguments are passed on to swift build

        It reads from the project: the sources and resources of the target and of its dependencies, groups synchronized
        with folders, packages, Info.plist, the Swift version and compilation conditions. It generates a package below
        .build/kasane next to the project, in which diagnostics and debug information refer to your own files. Asset
        catalogues, storyboards and XIBs are read directly.

          --target NAME        the target to build. Default: the project's app, if it has only one
          --scratch-path DIR   the folder for build products. Default: .build/kasane next to the project
          --device NAME        for test and run: as for kasane test
        """

    static let portText = """
        kasane port [FOLDER | App.xcodeproj --target NAME] --report | -o DIR: shows what kasane build rewrites.

          kasane port --report           lists what is rewritten and what is unsupported, file by file, with counts
          kasane port -o Ported          writes the rewritten files to the folder Ported, to be maintained there
          kasane port ../Cards --report  for a package in another folder

          --report             print the report
          -o, --output DIR     write the rewritten files there, at their relative paths; unchanged files are not copied
          --package-path DIR, --scratch-path DIR   as for kasane build
        """

    static let diffText = """
        kasane diff A B [-o FILE]: compares two images, such as a snapshot and its reference.

          kasane diff reference.png failure.png
          kasane diff reference.png failure.png -o diff.png    writes both side by side, with differences in red

        Prints the size, the number of differing pixels, the largest difference of a channel, and the PSNR in decibels
        (above 50, differences are invisible). Images are compared as premultiplied colours with eight bits per channel.
        Exit codes: 0 equal, 1 different or unreadable, 2 invalid arguments.
        """
}
