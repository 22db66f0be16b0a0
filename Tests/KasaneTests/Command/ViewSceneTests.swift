import XCTest

/// Scenes that show views and controllers.
final class ViewSceneTests: TemporaryFolderTestCase {
    func testAViewIsShownAsLargeAsItIsAndAnimated() throws {
        try write(
            scene: """
                import PlaygroundSupport
                import UIKit

                func makeBox() -> UIView {
                    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                    box.backgroundColor = .red
                    return box
                }

                let view = UIView(frame: CGRect(x: 5, y: 5, width: 60, height: 40))
                let box = makeBox()
                view.addSubview(box)
                PlaygroundPage.current.liveView = view
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x += 40 }
                """)
        let run = try render("-o", "out.png", "--at", "0.5", "--scale", "2")
        XCTAssertEqual(run.code, 0, run.errors)
        let picture = try MovieFile(file("out.png")).frames[0]
        XCTAssertEqual([picture.width, picture.height], [120, 80])
        XCTAssertEqual(picture[60, 20], [255, 0, 0, 255])
        XCTAssertEqual(picture[30, 20][3], 0)
    }

    func testAControllerFillsADevice() throws {
        try write(
            scene: """
                import PlaygroundSupport
                import UIKit

                final class Controller: UIViewController {
                    override func viewDidLayoutSubviews() {
                        let (screen, safe) = (UIScreen.main, view.safeAreaInsets)
                        print(screen.bounds.size, screen.scale, view.bounds.size, safe.top, safe.bottom)
                    }
                }

                let controller = Controller()
                controller.view.backgroundColor = .red
                PlaygroundPage.current.liveView = controller
                """)
        let run = try render("-o", "out.png", "--device", "iPhone 15 Pro", "--scale", "1")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(
            run.output.split(separator: "\n").first.map(String.init), "(393.0, 852.0) 3.0 (393.0, 852.0) 59.0 34.0")
        let picture = try MovieFile(file("out.png")).frames[0]
        XCTAssertEqual([picture.width, picture.height], [393, 852])
        XCTAssertEqual(picture[200, 400], [255, 0, 0, 255])
    }

    func testAControllerIsTouchedByAScript() throws {
        try write(
            scene: """
                import PlaygroundSupport
                import UIKit

                final class Controller: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in
                            view.backgroundColor = .green
                            print("tapped at \\(CACurrentMediaTime())")
                        })
                    }
                }

                let controller = Controller()
                PlaygroundPage.current.liveView = controller
                controller.view.window?.perform(TouchScript().press(at: CGPoint(x: 10, y: 10), duration: 0.25, after: 0.5))
                """)
        let run = try render("-o", "f%02d.png", "--size", "64x48", "--fps", "4")
        XCTAssertEqual(run.code, 0, run.errors)
        XCTAssertEqual(run.output.prefix(14), "tapped at 0.75")
        // The recording lasts until the script has ended.
        XCTAssertEqual(try MovieFile(file("f02.png")).frames[0][32, 24][3], 0)
        XCTAssertEqual(try MovieFile(file("f03.png")).frames[0][32, 24], [0, 255, 0, 255])
    }

    func testAViewOfSwiftUIMovesInItsOwnSize() throws {
        try write(
            scene: """
                import PlaygroundSupport
                import SwiftUI

                struct Slider: View {
                    @State private var isRight = false
                    var body: some View {
                        Rectangle().fill(.red).frame(width: 20, height: 20)
                            .frame(width: 60, height: 40, alignment: isRight ? .trailing : .leading)
                            .onAppear { withAnimation(.linear(duration: 1)) { isRight = true } }
                    }
                }

                PlaygroundPage.current.setLiveView(Slider())
                """)
        let run = try render("-o", "out.png", "--at", "0.5", "--scale", "2")
        XCTAssertEqual(run.code, 0, run.errors)
        let picture = try MovieFile(file("out.png")).frames[0]
        XCTAssertEqual([picture.width, picture.height], [120, 80])
        // Halfway: from 20 to 40 points.
        XCTAssertEqual(picture[38, 40], [255, 255, 255, 255])
        XCTAssertEqual(picture[42, 40], picture[78, 40])
        XCTAssertGreaterThan(picture[42, 40][0], picture[42, 40][1] &+ 100)
        XCTAssertEqual(picture[82, 40], [255, 255, 255, 255])
    }

    /// Tasks that begin when a view appears have progressed as far in each run, from the first frame on.
    func testTasksHaveRunBeforeTheFirstPicture() throws {
        try write(
            scene: """
                import SwiftUI

                struct Loading: View {
                    @State private var count = 0

                    var body: some View {
                        Color(white: 0).frame(width: CGFloat(10 + count), height: 10)
                            .task {
                                count += 5
                                Task { count += 15 }
                            }
                    }
                }

                struct Pictures: View {
                    var body: some View {
                        VStack {
                            Loading()
                            AsyncImage(url: URL(string: "file:///no/such/picture.png"))
                        }
                    }
                }

                #Preview { Pictures().frame(width: 60, height: 60) }
                """)
        for time in ["0", "0", "0.5"] {
            let run = try render("-o", "out.png", "--at", time, "--scale", "1")
            XCTAssertEqual(run.code, 0, run.errors)
            XCTAssertTrue(run.errors.contains("does not load"), run.errors)
            XCTAssertTrue(run.errors.contains("in Pictures"), run.errors)
            let picture = try MovieFile(file("out.png")).frames[0]
            let row = (0..<60).filter { x in (0..<60).contains { y in picture[x, y] == [0, 0, 0, 255] } }
            XCTAssertEqual(row.count, 30, "at \(time)")
        }
    }
}
