import XCTest

/// Files with previews as scenes of `kasane render`.
final class PreviewCommandTests: CommandTestCase {
    func testAPreviewIsAScene() throws {
        let red = "Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)"
        let provider = "struct Some_Previews: PreviewProvider { static var previews: some View { \(red) } }"
        for preview in ["#Preview(\"Named\") {\n    \(red)\n}", "#Preview { \(red) }", provider] {
            try write(scene: "import SwiftUI\n\(preview)\n")
            let run = try render("-o", "out.png")
            XCTAssertEqual(run.code, 0, run.errors)
            XCTAssertEqual(try MovieFile(file("out.png")).frames[0][20, 20], [255, 0, 0, 255], preview)
        }
    }

    /// A program's file may also have previews, with availability: its window is the scene.
    func testTheWindowOfAProgramComesBeforePreviews() throws {
        try write(
            scene: """
                import SwiftUI
                #Preview("First", traits: .sizeThatFitsLayout) {
                    Text("{").frame(width: 4) // }
                }

                @main struct Program: App {
                    var body: some Scene { WindowGroup { Color(red: 1, green: 0, blue: 0).ignoresSafeArea() } }
                }
                @available(iOS 17, *)
                #Preview { Color.blue }
                """)
        let run = try render("-o", "out.png", "--size", "40x40")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(try MovieFile(file("out.png")).frames[0][20, 20], [255, 0, 0, 255])
    }

    /// A preview may have an availability attribute.
    func testAPreviewIsForSystems() throws {
        let red = "Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)"
        try write(scene: "import SwiftUI\n@available(iOS 17.0, *)\n#Preview { \(red) }\n")
        let run = try render("-o", "out.png")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(try MovieFile(file("out.png")).frames[0][20, 20], [255, 0, 0, 255])
    }

    /// Names and numbers select macros and providers' previews.
    func testPreviewsAreChosen() throws {
        func square(_ red: Double) -> String { "Color(red: \(red), green: 0, blue: 0).frame(width: 40, height: 40)" }
        try write(
            scene: """
                import SwiftUI
                #Preview {
                    \(square(0.2))
                }
                #Preview("Dark (\\"small)", traits: .sizeThatFitsLayout, .portrait) {
                    @Previewable @State var red = [
                        0.4, 0,
                    ]
                    @Previewable @State var other = 1
                    Color(red: red[0] + Double(other - 1), green: 0, blue: 0).frame(width: 40, height: 40)
                }
                #if DEBUG
                #Preview("Debug") { Text("never") }
                #endif
                struct Some_Previews: PreviewProvider {
                    static var previews: some View {
                        Group {
                            \(square(0.6)).previewDisplayName("Third")
                            \(square(0.8))
                        }
                        .previewLayout(.fixed(width: 60, height: 50))
                    }
                }
                """)
        for (choice, level) in [("1", 0.2), ("Dark (\"small)", 0.4), ("2", 0.4), ("Third", 0.6), ("4", 0.8)] {
            let run = try render("-o", "out.png", "--preview", choice)
            XCTAssertEqual(run.code, 0, run.errors)
            let picture = try MovieFile(file("out.png")).frames[0]
            let isFixed = level > 0.5
            XCTAssertEqual([picture.width, picture.height], isFixed ? [60, 50] : [40, 40], choice)
            XCTAssertEqual(picture[20, 20], [UInt8((level * 255).rounded()), 0, 0, 255], choice)
        }
        let run = try render("-o", "out.png", "--preview", "Fourth")
        XCTAssertEqual(run.code, 1)
        XCTAssert(run.errors.contains(#"no preview Fourth: it has 1, 2 "Dark ("small)", 3 "Third", 4"#), run.errors)
        try write(scene: "import PlaygroundSupport\nimport UIKit\nPlaygroundPage.current.liveView = UIView()\n")
        let other = try render("-o", "out.png", "--preview", "1")
        XCTAssertEqual(other.code, 1)
        XCTAssert(other.errors.contains("no preview 1"), other.errors)
    }

    /// Interpolations may contain strings, and raw strings quotes.
    func testPreviewsContainStringsInStrings() throws {
        try write(
            scene: """
                import SwiftUI
                let names = ["}": "a"]
                #Preview("First") {
                    Text("\\(names["}"] ?? "{")").frame(width: 4)
                }
                #Preview("Second") {
                    Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
                        .accessibilityLabel(#"a "quoted" {"# + "\\("\\(1 + (2))")")
                }
                """)
        let run = try render("-o", "out.png", "--preview", "Second")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(try MovieFile(file("out.png")).frames[0][20, 20], [255, 0, 0, 255])
    }

    func testAPreviewChoosesItsScreen() throws {
        try write(
            scene: """
                import SwiftUI
                struct Shown: View {
                    var body: some View { Color(red: 1, green: 0, blue: 0).ignoresSafeArea() }
                }
                #Preview("Sideways", traits: .landscapeLeft) { Shown() }
                struct Some_Previews: PreviewProvider {
                    static var previews: some View {
                        Shown().previewDevice("iPhone SE (3rd generation)").previewDisplayName("Small")
                        Shown().previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(.landscapeRight)
                        Shown().previewDevice("iPhone 1000").previewLayout(.fixed(width: 30, height: 20))
                    }
                }
                """)
        func size(_ words: String...) throws -> [Int] {
            let run = try CommandRun(["render", "Scene.swift", "-o", "out.png"] + words, in: folder)
            XCTAssertEqual(run.code, 0, run.errors)
            let picture = try MovieFile(file("out.png")).frames[0]
            XCTAssertEqual(picture[picture.width / 2, 5], [255, 0, 0, 255])
            return [picture.width, picture.height]
        }
        XCTAssertEqual(try size(), [844, 390])
        XCTAssertEqual(try size("--device", "iPhone 8", "--scale", "1"), [667, 375])
        XCTAssertEqual(try size("--size", "50x80"), [50, 80])
        XCTAssertEqual(try size("--preview", "Small"), [750, 1334])
        XCTAssertEqual(try size("--preview", "3"), [1334, 750])
        XCTAssertEqual(try size("--preview", "4"), [30, 20])
    }

    func testPreviewsOfViewsAndControllersAreScenes() throws {
        let red = "view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
        let previews = [
            """
            #Preview("A view", traits: .portrait) {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                \(red)
                return view
            }
            """,
            "final class Red: UIViewController { override func viewDidLoad() { \(red) } }\n#Preview { Red() }",
        ]
        for preview in previews {
            try write(scene: "import UIKit\n\(preview)\n")
            let run = try render("-o", "out.png")
            XCTAssertEqual(run.code, 0, run.errors)
            XCTAssertEqual(try MovieFile(file("out.png")).frames[0][20, 20], [255, 0, 0, 255], preview)
        }
    }
}
