import QuartzCore
import UIKit
import XCTest

/// Views whose layers draw tiles, and other calls of views on threads other than the main actor's.
final class TiledViewTests: ViewTestCase {
    func testTilesAreDrawnByTheViewOnOtherThreads() async {
        let view = BoardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.tile(25)
        window.addSubview(view)
        let picture = Picture(window.layer, width: 200, height: 200)
        XCTAssertEqual(picture[10, 10], [51, 51, 0, 255])
        XCTAssertEqual(picture[90, 40], [204, 102, 0, 255])
        let calls = view.calls.entries
        XCTAssertEqual(calls.count, 16)
        XCTAssertEqual(Set(calls.map(\.rect)).count, 16)
        XCTAssertTrue(calls.allSatisfy { $0.rect.size == CGSize(width: 25, height: 25) && !$0.isOnMainThread })
        XCTAssertTrue(calls.allSatisfy { $0.style == .dark })
    }

    func testTilesAreDrawnByTheLayersMethod() async {
        let view = LayerBoardView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.tile(20)
        window.addSubview(view)
        let picture = Picture(window.layer, width: 200, height: 200)
        XCTAssertEqual(picture[50, 50], [0, 255, 0, 255])
        XCTAssertEqual(view.calls.entries.count, 9)
    }

    func testANonisolatedMethodMayOverrideTheDrawing() async {
        let view = FreeBoardView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.tile(20)
        window.addSubview(view)
        XCTAssertEqual(Picture(window.layer, width: 200, height: 200)[50, 50], [0, 0, 255, 255])
    }

    /// Ten rounds of tiles while traits change: each tile is drawn with the old or the new ones.
    func testTraitsMayChangeMeanwhile() async {
        let view = BoardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.tile(10)
        window.addSubview(view)
        for round in 0..<10 {
            view.overrideUserInterfaceStyle = round % 2 == 0 ? .light : .dark
            view.setNeedsDisplay()
            XCTAssertEqual(Picture(window.layer, width: 200, height: 200)[95, 95], [242, 242, 0, 255])
        }
        XCTAssertEqual(view.calls.entries.count, 1000)
    }

    /// On iOS a layer may be changed on any thread; its view is called on that thread.
    func testALayerMayBeChangedElsewhere() async {
        let view = ActionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        CATransaction.flush()
        nonisolated(unsafe) let layer = view.layer
        let done = expectation(description: "the thread is done")
        Thread.detachNewThread {
            layer.opacity = 0.5
            layer.bounds.size.width = 20
            CATransaction.flush()
            done.fulfill()
        }
        await fulfillment(of: [done], timeout: 60)
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertTrue(view.keys.entries.contains("opacity"))
        XCTAssertNil(view.layer.animation(forKey: "opacity"))
    }

    /// Another thread's commit includes pending changes in the tree, including views' animations: their completions
    /// still run on the main actor.
    func testAnAnimationMayBeCommittedElsewhere() async {
        MediaClock.useSystem()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        CATransaction.flush()
        let ended = expectation(description: "the animation has ended")
        nonisolated(unsafe) let layer = view.layer
        let (isMarked, isAnimated) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            layer.zPosition = 1
            isMarked.signal()
            isAnimated.wait()
            CATransaction.flush()
            while layer.animation(forKey: "opacity") != nil {
                _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
            }
        }
        wait(for: isMarked)
        UIView.animate(withDuration: 0.05) {
            view.alpha = 0.5
        } completion: { _ in
            XCTAssertTrue(Thread.isMainThread)
            ended.fulfill()
        }
        isAnimated.signal()
        await fulfillment(of: [ended], timeout: 60)
        XCTAssertTrue(view.layer.animationKeys()?.isEmpty ?? true)
    }

    /// Must not be called by asynchronous code directly.
    private func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }
}

extension UIView {
    fileprivate func tile(_ side: CGFloat) { (layer as? CATiledLayer)?.tileSize = CGSize(width: side, height: side) }
}

/// Events on any thread. Its closures belong to no actor, like those in a view's methods.
// `@unchecked Sendable`: the lock guards the entries. Thread Sanitizer recognizes it, unlike a `Mutex`.
private final class ThreadLog<Entry: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var storage: [Entry] = []

    var entries: [Entry] { lock.withLock { storage } }

    func append(_ entry: Entry) { lock.withLock { storage.append(entry) } }
}

/// Fills each tile with a colour that encodes its position.
private final class BoardView: UIView {
    struct Call {
        var rect: CGRect
        var isOnMainThread: Bool
        var style: UIUserInterfaceStyle
    }

    let calls = ThreadLog<Call>()

    override class var layerClass: AnyClass { CATiledLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        overrideUserInterfaceStyle = .dark
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let call = Call(
            rect: rect, isOnMainThread: Thread.isMainThread, style: UITraitCollection.current.userInterfaceStyle)
        calls.append(call)
        let part = CGPoint(x: (rect.midX / 25).rounded(.up) * 0.2, y: (rect.midY / 25).rounded(.up) * 0.2)
        if rect.width == 25 {
            UIColor(red: part.x, green: part.y, blue: 0, alpha: 1).setFill()
        } else {
            UIColor(red: 0.95, green: 0.95, blue: 0, alpha: 1).setFill()
        }
        UIRectFill(rect)
    }
}

private final class LayerBoardView: UIView {
    let calls = ThreadLog<Bool>()

    override class var layerClass: AnyClass { CATiledLayer.self }

    override func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.append(Thread.isMainThread)
        ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        ctx.fill([ctx.boundingBoxOfClipPath])
    }
}

private final class FreeBoardView: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }

    nonisolated override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        UIGraphicsGetCurrentContext()?.fill([rect])
    }
}

private final class ActionView: UIView {
    let keys = ThreadLog<String>()

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        keys.append(event)
        return super.action(for: layer, forKey: event)
    }
}
