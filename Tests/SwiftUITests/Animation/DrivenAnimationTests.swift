import QuartzCore
import Observation
import SwiftUI
import XCTest

/// Changes in transactions become layer animations.
final class DrivenAnimationTests: HierarchyTestCase {
    @Observable
    final class Model {
        var x: CGFloat = 0
        var width: CGFloat = 20
        var shows = false
        var data = 0.0
        var isLeft = true
    }

    struct Moving: View {
        let model: Model
        var body: some View { Box("b", 20, 20).position(x: model.x + 10, y: 10) }
    }

    private func shownX(_ layer: CALayer?) -> CGFloat {
        guard let layer else { return .nan }
        return (layer.presentation() ?? layer).frame.minX
    }

    func testPlacesMove() async {
        let model = Model()
        let host = Host(Moving(model: model))
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        host.settle()
        XCTAssertEqual(host.layer("b")?.frame.minX, 100)
        XCTAssertEqual(shownX(host.layer("b")), 0, accuracy: 1e-6)
        advance(to: 0.5)
        XCTAssertEqual(shownX(host.layer("b")), 50, accuracy: 1e-6)
        advance(to: 1.1)
        XCTAssertEqual(shownX(host.layer("b")), 100, accuracy: 1e-6)
    }

    func testMotionsAddUp() async {
        let model = Model()
        let host = Host(Moving(model: model))
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        advance(to: 0.5)
        withAnimation(.linear(duration: 1)) { model.x = 0 }
        host.settle()
        XCTAssertEqual(shownX(host.layer("b")), 50, accuracy: 1e-6)
        advance(to: 1)
        // Halfway back, and the first one is over.
        XCTAssertEqual(shownX(host.layer("b")), 50, accuracy: 1e-6)
    }

    func testChangesWithoutAnimationAreThereAtOnce() async {
        let model = Model()
        let host = Host(Moving(model: model))
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        advance(to: 0.5)
        model.x = 30
        host.settle()
        XCTAssertEqual(shownX(host.layer("b")), 30, accuracy: 1e-6)
    }

    func testTransactionsStayApart() async {
        let model = Model()
        let host = Host {
            VStack(spacing: 0) {
                Moving(model: model); Wide(model: model)
            }
        }
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        model.width = 60
        host.settle()
        XCTAssertEqual(shownX(host.layer("b")), 0, accuracy: 1e-6)
        XCTAssertEqual(host.layer("w")?.presentation()?.bounds.width, 60)
    }

    struct Wide: View {
        let model: Model
        var body: some View { Box("w", model.width, 20) }
    }

    struct Watching: View {
        let model: Model
        var body: some View {
            HStack(spacing: 0) {
                Wide(model: model).animation(.linear(duration: 1), value: model.width)
                Box("x", model.width, 20)
            }
        }
    }

    func testViewsAnimateByThemselves() async {
        let model = Model()
        let host = Host(Watching(model: model))
        model.width = 40
        host.settle()
        advance(to: 0.5)
        XCTAssertEqual(host.layer("w")?.presentation()?.bounds.width ?? 0, 30, accuracy: 1e-6)
        XCTAssertEqual(host.layer("x")?.presentation()?.bounds.width ?? 0, 40, accuracy: 1e-6)
    }

    struct Growing: View, Animatable {
        var animatableData: Double
        var body: some View { Box("g", CGFloat(animatableData), 10) }
    }

    struct GrowingParent: View {
        let model: Model
        var body: some View { Growing(animatableData: model.data) }
    }

    func testAnimatableViewsTakeSteps() async {
        let model = Model()
        let host = Host(GrowingParent(model: model))
        withAnimation(.linear(duration: 1)) { model.data = 100 }
        host.settle()
        XCTAssertEqual(host.frame("g")?.width, 0)
        advance(to: 0.25)
        XCTAssertEqual(host.frame("g")?.width ?? 0, 25, accuracy: 1e-6)
        advance(to: 1.1)
        XCTAssertEqual(host.frame("g")?.width, 100)
        XCTAssertFalse(MediaClock.hasDisplayLinks)
    }

    func testCompletionsComeAtTheEnd() async {
        let model = Model()
        let host = Host(Moving(model: model))
        var ends: [Double] = []
        withAnimation(.linear(duration: 0.5)) {
            model.x = 10
        } completion: {
            ends.append(MediaClock.now - 100)
        }
        host.settle()
        XCTAssertEqual(ends, [])
        advance(to: 1)
        XCTAssertEqual(ends, [0.5])
        withAnimation {
        } completion: {
            ends.append(-1)
        }
        XCTAssertEqual(ends, [0.5, -1])
    }

    // MARK: Transitions

    struct Switching: View {
        let model: Model
        let transition: AnyTransition
        var body: some View {
            VStack(spacing: 0) {
                Box("top", 20, 10)
                if model.shows { Box("b", 20, 20).transition(transition) }
            }
        }
    }

    private func opacity(_ layer: CALayer?) -> Double {
        var opacity = 1.0
        var current = layer
        while let layer = current {
            opacity *= Double((layer.presentation() ?? layer).opacity)
            current = layer.superlayer
        }
        return opacity
    }

    func testViewsFadeInAndOut() async {
        let model = Model()
        let host = Host(Switching(model: model, transition: .opacity))
        withAnimation(.linear(duration: 1)) { model.shows = true }
        host.settle()
        XCTAssertEqual(opacity(host.layer("b")), 0, accuracy: 1e-6)
        advance(to: 0.5)
        XCTAssertEqual(opacity(host.layer("b")), 0.5, accuracy: 1e-6)
        advance(to: 2)
        XCTAssertEqual(opacity(host.layer("b")), 1, accuracy: 1e-6)
        withAnimation(.linear(duration: 1)) { model.shows = false }
        host.settle()
        // The layout has removed it, but it is still visible.
        XCTAssertEqual(host.frame("top")?.minY, 45)
        advance(to: 2.5)
        XCTAssertEqual(opacity(host.layer("b")), 0.5, accuracy: 1e-6)
        XCTAssertEqual(host.names, ["top", "b"])
        advance(to: 3.1)
        XCTAssertEqual(host.names, ["top"])
    }

    func testViewsThatReturnDuringTheirRemoval() async {
        let model = Model()
        model.shows = true
        let host = Host(Switching(model: model, transition: .opacity))
        withAnimation(.linear(duration: 1)) { model.shows = false }
        advance(to: 0.5)
        withAnimation(.linear(duration: 1)) { model.shows = true }
        advance(to: 2)
        XCTAssertEqual(host.names, ["top", "b"])
        XCTAssertEqual(opacity(host.layer("b")), 1, accuracy: 1e-6)
        host.assertFrame("b", 90, 45, 20, 20)
    }

    func testViewsWithoutAnimationComeAtOnce() async {
        let model = Model()
        let host = Host(Switching(model: model, transition: .scale))
        model.shows = true
        XCTAssertEqual(host.names, ["top", "b"])
        XCTAssertEqual(opacity(host.layer("b")), 1)
        model.shows = false
        XCTAssertEqual(host.names, ["top"])
    }

    func testCombinedTransitions() async {
        let model = Model()
        let transition = AnyTransition.asymmetric(
            insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale)
        let host = Host(Switching(model: model, transition: transition))
        withAnimation(.linear(duration: 1)) { model.shows = true }
        advance(to: 0.5)
        XCTAssertEqual(opacity(host.layer("b")), 0.5, accuracy: 1e-6)
        XCTAssertEqual(host.shownFrame("b").minX, 80, accuracy: 1e-6)
        advance(to: 1.1)
        host.assertFrame("b", 90, 45, 20, 20)
    }

    // MARK: Matched geometry

    struct Matching: View {
        let model: Model
        @Namespace private var space
        var body: some View {
            HStack(spacing: 0) {
                if model.isLeft { Box("l", 20, 20).matchedGeometryEffect(id: "x", in: space) }
                Spacer()
                if !model.isLeft { Box("r", 60, 60).matchedGeometryEffect(id: "x", in: space) }
            }
        }
    }

    func testOneViewTakesTheOthersPlace() async {
        let model = Model()
        let host = Host(Matching(model: model))
        host.assertFrame("l", 0, 40, 20, 20)
        withAnimation(.linear(duration: 1)) { model.isLeft = false }
        host.settle()
        // Both start from the left, the new one with the old one's size if it matches sizes.
        XCTAssertEqual(host.shownFrame("r").midX, 10, accuracy: 1e-6)
        XCTAssertEqual(host.shownFrame("l").midX, 10, accuracy: 1e-6)
        advance(to: 0.5)
        XCTAssertEqual(host.shownFrame("r").midX, 90, accuracy: 1e-6)
        XCTAssertEqual(host.shownFrame("l").midX, 90, accuracy: 1e-6)
        advance(to: 1.2)
        XCTAssertEqual(host.shownFrame("r").midX, 170, accuracy: 1e-6)
        XCTAssertEqual(host.names, ["r"])
    }

    // MARK: Animations without visible effect

    func testAnAnimationOfNoDurationIsOverAtOnce() async {
        struct Animated: View {
            let model: Model
            var body: some View {
                Box("b", model.width, 20).position(x: model.x + 10, y: 10).opacity(model.shows ? 0.5 : 1)
                    .animation(.linear(duration: 0), value: model.x)
            }
        }
        let model = Model()
        let host = Host(Animated(model: model))
        host.settle()
        (model.x, model.width, model.shows) = (100, 60, true)
        host.settle()
        XCTAssertEqual(shownX(host.layer("b")), 80, accuracy: 1e-6)
        host.assertShown("b", 110, 10)
        XCTAssertEqual(host.shownFrame("b").width, 60, accuracy: 1e-6)
        XCTAssertEqual(opacity(host.layer("b")), 0.5, accuracy: 1e-6)
    }

    func testNoRepetitionMakesAnAnimationOfNoDurationSeen() async {
        let model = Model()
        let host = Host(Moving(model: model))
        host.settle()
        for animation in [Animation.linear(duration: 0).repeatForever(), .easeIn(duration: 0).speed(3)] {
            withAnimation(animation) { model.x += 5 }
            host.settle()
            host.assertShown("b", model.x + 10, 10)
        }
        withAnimation(.linear(duration: 0).delay(0.5)) { model.x += 50 }
        host.settle()
        host.assertShown("b", model.x - 40, 10)
        advance(to: 0.6)
        host.assertShown("b", model.x + 10, 10)
    }

    func testATransitionOfNoDurationIsOverAtOnce() async {
        let model = Model()
        model.shows = true
        let host = Host(Switching(model: model, transition: .opacity))
        withAnimation(.linear(duration: 0)) { model.shows = false }
        XCTAssertEqual(host.names, ["top"])
        withAnimation(.linear(duration: 0)) { model.shows = true }
        XCTAssertEqual(opacity(host.layer("b")), 1)
    }

    struct Following: View {
        let model: Model
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Box("follower").matchedGeometryEffect(id: model.isLeft ? "a" : "b", in: space, isSource: false)
                HStack(spacing: 10) {
                    Box("a", 20, 30).matchedGeometryEffect(id: "a", in: space)
                    Box("b", 50, 40).matchedGeometryEffect(id: "b", in: space)
                }
            }
        }
    }

    func testFollowersGoWhereTheSourceIs() async {
        let model = Model()
        let host = Host(Following(model: model))
        XCTAssertEqual(host.frame("follower"), host.frame("a"))
        model.isLeft = false
        XCTAssertEqual(host.frame("follower"), host.frame("b"))
    }
}
