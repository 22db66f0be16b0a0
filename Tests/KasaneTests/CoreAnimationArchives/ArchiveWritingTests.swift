import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import XCTest

@testable import Kasane
@testable import KasaneCommand

final class ArchiveWritingTests: TemporaryFolderTestCase {
    /// Creates a tree with a layer of each class, and an animation of each.
    private func makeTree() throws -> CALayer {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
        root.backgroundColor = CGColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
        root.sublayerTransform.m34 = -1 / 300
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
        shape.strokeColor = CGColor(red: 1, green: 1, blue: 0, alpha: 0.5)
        shape.fillColor = nil
        shape.lineDashPattern = [3, 2]
        shape.transform = CATransform3DMakeRotation(0.4, 0.2, 1, 0)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 50, y: 10, width: 40, height: 40)
        gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0)]
        gradient.locations = [0.1, 0.9]
        gradient.type = .radial
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.cornerRadius = 6
        gradient.maskedCorners = [.layerMinXMinYCorner]
        let picture = CALayer()
        picture.frame = CGRect(x: 10, y: 50, width: 20, height: 20)
        // Opaque: a PNG doesn't keep the last bit of premultiplied colours.
        picture.contents = try gradient.image(background: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        picture.contentsGravity = .resizeAspect
        picture.shadowOpacity = 0.5
        picture.mask = CALayer()
        picture.mask?.frame = CGRect(x: 2, y: 2, width: 16, height: 16)
        picture.mask?.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        let copies = CAReplicatorLayer()
        copies.instanceCount = 3
        copies.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
        copies.position = CGPoint(x: 50, y: 60)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        dot.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        dot.name = "a \"dot\" <&> \n ü"
        copies.addSublayer(dot)
        for layer in [shape, gradient, picture, copies] { root.addSublayer(layer) }
        addAnimations(to: shape, gradient, dot)
        return root
    }

    private func addAnimations(to shape: CALayer, _ gradient: CALayer, _ dot: CALayer) {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 10
        spring.damping = 4
        spring.duration = 1
        shape.add(spring, forKey: "spring")
        let colors = CABasicAnimation(keyPath: "colors")
        colors.toValue = [CGColor(red: 0, green: 1, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)]
        colors.duration = 1
        colors.autoreverses = true
        colors.repeatCount = .infinity
        let turn = CAKeyframeAnimation(keyPath: "transform")
        turn.values = [CATransform3DIdentity, CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeScale(2, 1, 1)]
        turn.keyTimes = [0, 0.3, 1]
        turn.timingFunctions = [
            CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1),
        ]
        let group = CAAnimationGroup()
        group.animations = [colors, turn]
        group.duration = 2
        group.fillMode = .both
        gradient.add(group, forKey: "group")
        let along = CAKeyframeAnimation(keyPath: "position")
        along.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        along.duration = 1
        along.calculationMode = .paced
        along.rotationMode = .rotateAuto
        along.beginTime = 0.25
        dot.add(along, forKey: "along")
    }

    override func tearDown() {
        MediaClock.useSystem()
        super.tearDown()
    }

    /// Returns images of layers at some times of a clock that begins when they are created.
    private func pictures(of make: () throws -> CALayer) throws -> [Data] {
        try [0, 0.3, 0.7].map { time in
            MediaClock.useManual(startingAt: 0)
            let image = try make().image(at: time, size: CGSize(width: 120, height: 90), scale: 2)
            return try XCTUnwrap(image.dataProvider?.data as Data?)
        }
    }

    /// Layers that are written and read back look and move the same.
    func testLayersComeBackAsTheyWere() throws {
        for name in ["tree.caml", "tree.ca"] {
            let url = file(name)
            XCTAssertEqual(try CoreAnimationArchive(rootLayer: makeTree()).write(to: url), [])
            let archive = try CoreAnimationArchive(contentsOf: url)
            XCTAssertEqual(archive.notes, [])
            XCTAssertEqual(archive.rootLayer.treeDescription(), try makeTree().treeDescription())
            XCTAssertEqual(archive.rootLayer.sublayers?.last?.sublayers?.first?.name, "a \"dot\" <&> \n ü")
            let first = try pictures(of: makeTree)
            let second = try pictures { try CoreAnimationArchive(contentsOf: url).rootLayer }
            for (index, pair) in zip(first, second).enumerated() {
                XCTAssertTrue(pair.0 == pair.1, "\(name), picture \(index)")
            }
        }
        XCTAssertEqual(names.sorted(), ["tree-assets", "tree.ca", "tree.caml"])
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: file("tree.ca").path).sorted(),
            ["assets", "index.xml", "main.caml"])
    }

    /// Writing a written document again gives the same bytes.
    func testWritingIsStable() throws {
        let (first, second) = (file("a.ca"), file("b.ca"))
        try CoreAnimationArchive(rootLayer: makeTree()).write(to: first)
        try CoreAnimationArchive(contentsOf: first).write(to: second)
        for part in ["main.caml", "index.xml", "assets/1.png"] {
            XCTAssertEqual(
                try Data(contentsOf: first.appendingPathComponent(part)),
                try Data(contentsOf: second.appendingPathComponent(part)), part)
        }
    }

    func testStatesAndTransitionsAreWritten() throws {
        let text = """
            <caml><CALayer id="x" geometryFlipped="1"><states><LKState name="A" basedOn="B"><elements>
            <LKStateSetValue targetId="x" keyPath="backgroundColor"><value type="CGColor" value="1 0 0" opacity="0.5"/></LKStateSetValue>
            </elements></LKState><LKState name="B"/></states><stateTransitions><LKStateTransition fromState="*" toState="A"><elements>
            <LKStateTransitionElement key="backgroundColor" targetId="x"><animation type="CABasicAnimation" duration="2"/>
            </LKStateTransitionElement></elements></LKStateTransition></stateTransitions></CALayer></caml>
            """
        try CoreAnimationArchive(data: Data(text.utf8)).write(to: file("s.caml"))
        let archive = try CoreAnimationArchive(contentsOf: file("s.caml"))
        XCTAssertEqual(archive.stateNames, ["A", "B"])
        archive.setState("A")
        XCTAssertEqual(archive.rootLayer.backgroundColor?.components, [1, 0, 0, 0.5])
        XCTAssertEqual(archive.rootLayer.animation(forKey: "backgroundColor")?.duration, 2)
    }

    func testABundleDoesNotReplaceAnotherFolder() throws {
        try FileManager.default.createDirectory(at: file("mine.ca"), withIntermediateDirectories: false)
        try Data("mine".utf8).write(to: file("mine.ca").appendingPathComponent("notes.txt"))
        XCTAssertThrowsError(try CoreAnimationArchive(rootLayer: CALayer()).write(to: file("mine.ca"))) {
            XCTAssertEqual(($0 as? CoreAnimationArchiveError)?.reason, .notWritable)
        }
        XCTAssertThrowsError(try CoreAnimationArchive(rootLayer: CALayer()).write(to: file("none/a.caml"))) {
            XCTAssertEqual(($0 as? CoreAnimationArchiveError)?.reason, .notWritable)
        }
        XCTAssertEqual(names, ["mine.ca"])
    }

    // MARK: Text and tiles

    private func textLayer(_ string: Any?) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        layer.string = string
        return layer
    }

    /// A string with uniform attributes is restored with them.
    func testAnAttributedStringOfOneLookComesBack() throws {
        let font = UIFont(name: "Helvetica-Bold", size: 17) ?? UIFont.systemFont(ofSize: 17)
        func make() -> CATextLayer {
            textLayer(NSAttributedString(string: "Hello", attributes: [.font: font, .foregroundColor: UIColor.red]))
        }
        XCTAssertEqual(try CoreAnimationArchive(rootLayer: make()).write(to: file("text.caml")), [])
        let archive = try CoreAnimationArchive(contentsOf: file("text.caml"))
        let layer = try XCTUnwrap(archive.rootLayer as? CATextLayer)
        XCTAssertEqual(layer.string as? String, "Hello")
        XCTAssertEqual(layer.fontSize, 17)
        XCTAssertEqual(layer.font as? String, font.fontName)
        let (first, second) = (try pictures(of: make), try pictures { archive.rootLayer })
        XCTAssertTrue(first[0] == second[0])
    }

    func testAnAttributedStringOfManyLooksIsSaid() throws {
        let string = NSMutableAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        string.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 2))
        let notes = try CoreAnimationArchive(rootLayer: textLayer(string)).write(to: file("text.caml"))
        XCTAssertEqual(
            notes, ["text.caml: an attributed string is written as plain text with its first attributes"])
        let archive = try CoreAnimationArchive(contentsOf: file("text.caml"))
        XCTAssertEqual((archive.rootLayer as? CATextLayer)?.string as? String, "Hello")
        XCTAssertEqual((archive.rootLayer as? CATextLayer)?.fontSize, 20)
    }

    func testWhatATransitionReplacesIsSaidToBeLeftOut() throws {
        let (root, layer, transition) = (CALayer(), CALayer(), CATransition())
        root.addSublayer(layer)
        transition.duration = 2
        transition.type = .push
        layer.add(transition, forKey: "push")
        let notes = try CoreAnimationArchive(rootLayer: root).write(to: file("push.caml"))
        XCTAssertEqual(notes, ["push.caml: a transition's previous content cannot be archived: it starts from nothing"])
        XCTAssertEqual(
            try CoreAnimationArchive(contentsOf: file("push.caml")).rootLayer.sublayers?[0].animationKeys(),
            ["transition"])
    }

    private final class Stripes: CATiledLayer {
        override func draw(in context: CGContext) {
            context.setFillColor(CGColor(red: 0, green: 0.5, blue: 1, alpha: 1))
            for x in stride(from: 0, to: 96, by: 16) { context.fill(CGRect(x: x, y: 0, width: 8, height: 64)) }
        }
    }

    /// An archive has no code: what a layer has drawn is written as an image.
    func testTilesAreWrittenAsTheirPicture() throws {
        func make() -> CALayer {
            let layer = Stripes()
            layer.frame = CGRect(x: 0, y: 0, width: 96, height: 64)
            layer.tileSize = CGSize(width: 32, height: 32)
            layer.cornerRadius = 3
            // As in the images.
            layer.contentsScale = 2
            return layer
        }
        let layer = make()
        CATransaction.flush()
        XCTAssertEqual(
            try CoreAnimationArchive(rootLayer: layer).write(to: file("tiles.ca")),
            ["tiles.ca: Stripes draws its tiles in code; written as a CALayer with an image of them"])
        let archive = try CoreAnimationArchive(contentsOf: file("tiles.ca"))
        XCTAssertEqual(archive.notes, [])
        XCTAssertTrue(type(of: archive.rootLayer) == CALayer.self)
        XCTAssertEqual(archive.rootLayer.cornerRadius, 3)
        let (first, second) = (try pictures(of: make), try pictures { archive.rootLayer })
        XCTAssertTrue(first[0] == second[0])
    }

    // MARK: Replacing

    private func picture(_ shade: CGFloat) throws -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.backgroundColor = CGColor(red: shade, green: 0, blue: 0, alpha: 1)
        let shown = CALayer()
        shown.frame = layer.bounds
        shown.contents = try layer.image()
        return shown
    }

    private func images(of name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file(name).path).sorted()
    }

    /// A rewritten document replaces its own images, and keeps files that others have put there.
    func testADocumentIsReplacedWithItsImages() throws {
        let url = file("a.caml")
        try CoreAnimationArchive(rootLayer: picture(0.2)).write(to: url)
        let first = try images(of: "a-assets")
        XCTAssertEqual(first.count, 1)
        try Data("mine".utf8).write(to: file("a-assets").appendingPathComponent("mine.png"))
        try CoreAnimationArchive(rootLayer: picture(0.2)).write(to: url)
        XCTAssertEqual(try images(of: "a-assets"), (first + ["mine.png"]).sorted(), "the same again")
        try CoreAnimationArchive(rootLayer: picture(0.8)).write(to: url)
        let second = try images(of: "a-assets")
        XCTAssertEqual(second.count, 2)
        XCTAssertTrue(Set(second).isDisjoint(with: first))
        XCTAssertNoThrow(try CoreAnimationArchive(contentsOf: url))
    }

    /// If the document can't be written completely, nothing changes.
    func testAFailureLeavesTheDocumentOfBefore() throws {
        let url = file("a.caml")
        try CoreAnimationArchive(rootLayer: picture(0.2)).write(to: url)
        let (document, before) = (try Data(contentsOf: url), try images(of: "a-assets"))
        // A file can't replace a folder that isn't empty.
        let layer = try picture(0.8)
        let writer = MarkupWriter(file: "a.caml", assets: "a-assets", .contents)
        _ = writer.document(of: layer, states: [])
        let place = file("").appendingPathComponent(try XCTUnwrap(writer.images.first?.path))
        try FileManager.default.createDirectory(
            at: place.appendingPathComponent("full"), withIntermediateDirectories: true)
        XCTAssertThrowsError(try CoreAnimationArchive(rootLayer: layer).write(to: url))
        try FileManager.default.removeItem(at: place)
        XCTAssertEqual(try Data(contentsOf: url), document)
        XCTAssertEqual(try images(of: "a-assets"), before)
    }

    func testABundleIsReplacedWhole() throws {
        let url = file("a.ca")
        try CoreAnimationArchive(rootLayer: makeTree()).write(to: url)
        try CoreAnimationArchive(rootLayer: picture(0.8)).write(to: url)
        XCTAssertEqual(try images(of: "a.ca/assets"), ["1.png"])
        XCTAssertEqual(try CoreAnimationArchive(contentsOf: url).rootLayer.bounds.width, 8)
        XCTAssertEqual(names, ["a.ca"], "nothing temporary is left")
    }

    // MARK: The command

    func testArguments() throws {
        guard case .write(let request, _) = try Invocation(["convert", "s.swift", "-o", "scene.caml", "--at", "1"])
        else {
            return XCTFail("no conversion")
        }
        XCTAssertEqual(request.document, .archive)
        XCTAssertEqual(request.span, .time(1))
        guard case .render(let movie, _) = try Invocation(["render", "b.ca", "-o", "b.mp4", "--state", "Open"]) else {
            return XCTFail("no movie")
        }
        XCTAssertEqual(movie.state, "Open")
        XCTAssertEqual(try Invocation(["help", "convert"]), .help(.convert))
        for words in [
            ["convert", "s.swift", "-o", "a.png"], ["convert", "s.swift"],
            ["render", "s.swift", "-o", "a.mp4", "--state", "A"],
            ["convert", "s.swift", "-o", "a.caml", "--duration", "2"],
        ] {
            XCTAssertThrowsError(try Invocation(words)) { XCTAssertTrue($0 is UsageError) }
        }
    }

    func testASceneBecomesAnArchiveAndTheArchiveAPicture() throws {
        try write(
            scene: """
                import PlaygroundSupport
                import UIKit

                let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
                view.backgroundColor = .white
                let label = UILabel(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
                label.text = "Hi"
                view.addSubview(label)
                PlaygroundPage.current.liveView = view
                UIView.animate(withDuration: 1) { label.frame.origin.x = 15 }
                """)
        let conversion = try CommandRun(["convert", "Scene.swift", "-o", "scene.ca"], in: folder)
        XCTAssertEqual(conversion.code, 0, conversion.errors)
        for (scene, picture) in [("Scene.swift", "a.png"), ("scene.ca", "b.png")] {
            let run = try CommandRun(["render", scene, "-o", picture, "--at", "0.5", "-q"], in: folder)
            XCTAssertEqual(run.code, 0, run.errors)
        }
        let comparison = try PictureComparison(file("a.png").path, file("b.png").path)
        XCTAssertEqual(comparison.maxDifference, 0)
    }

    func testAnArchiveThatCannotBeReadIsSaidWithItsLine() throws {
        try Data("<caml>\n<CALayer>\n<contents src=\"../x.png\"/></CALayer></caml>".utf8).write(to: file("bad.caml"))
        let run = try CommandRun(["render", "bad.caml", "-o", "out.png", "--at", "0"], in: folder)
        XCTAssertEqual(run.code, 1)
        XCTAssertEqual(run.errors, "kasane: bad.caml:3: \"../x.png\" is outside of the archive\n")
        let state = try CommandRun(["render", "bad.caml", "-o", "out.png", "--at", "0", "--state", "A"], in: folder)
        XCTAssertEqual(state.code, 1)
        XCTAssertEqual(names, ["bad.caml"])
    }
}
