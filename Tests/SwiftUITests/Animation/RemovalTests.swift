import Observation
import QuartzCore
import SwiftUI
import XCTest

/// Views that are removed start from where they are shown.
final class RemovalTests: HierarchyTestCase {
    @Observable
    final class Model {
        var x: CGFloat = 0
        var isLeft = true
    }

    struct MatchingInPlace: View {
        let model: Model
        @Namespace private var space
        var body: some View {
            ZStack {
                if model.isLeft {
                    Box("l", 20, 20).matchedGeometryEffect(id: "x", in: space).position(x: 30, y: 40)
                } else {
                    Box("r", 20, 20).matchedGeometryEffect(id: "x", in: space).position(x: 130, y: 60)
                }
            }
        }
    }

    func testTheRemovedViewStartsFromItsPosition() async {
        let model = Model()
        let host = Host(MatchingInPlace(model: model))
        host.settle()
        withAnimation(.linear(duration: 1)) { model.isLeft = false }
        host.settle()
        host.assertShown("l", 30, 40)
        host.assertShown("r", 30, 40)
        advance(to: 0.5)
        host.assertShown("l", 80, 50)
        host.assertShown("r", 80, 50)
        advance(to: 0.999)
        host.assertShown("l", 129.9, 59.98)
        advance(to: 1.2)
        XCTAssertEqual(host.names, ["r"])
    }

    struct Leaving: View {
        let model: Model
        var body: some View {
            ZStack {
                Box("ground")
                if model.isLeft { Box("l", 20, 20).offset(x: 0, y: model.x).position(x: 60, y: 40) }
            }
        }
    }

    struct LeavingARow: View {
        let model: Model
        var body: some View {
            HStack(spacing: 0) {
                Box("a", 20, 20)
                if model.isLeft { Box("l", 20, 20) }
            }
            .frame(width: 200, alignment: .leading)
        }
    }

    struct LeavingAlone: View {
        let model: Model
        var body: some View {
            ZStack { if model.isLeft { Box("l", 20, 20).position(x: 60, y: 40) } }
        }
    }

    func testARemovedViewDoesNotJump() async {
        let model = Model()
        let host = Host(LeavingAlone(model: model))
        host.settle()
        withAnimation(.linear(duration: 1)) { model.isLeft = false }
        host.settle()
        host.assertShown("l", 60, 40)
    }

    func testARemovedViewStaysWhereItWas() async {
        let model = Model()
        let host = Host(LeavingARow(model: model))
        host.assertShown("l", 30, 50)
        withAnimation(.linear(duration: 1)) { model.isLeft = false }
        host.settle()
        host.assertShown("l", 30, 50)
        advance(to: 0.5)
        host.assertShown("l", 30, 50)
    }

    func testARemovedViewContinuesItsMotion() async {
        let model = Model()
        let host = Host(Leaving(model: model))
        host.settle()
        withAnimation(.linear(duration: 1)) { model.x = 40 }
        advance(to: 0.5)
        host.assertShown("l", 60, 60)
        withAnimation(.linear(duration: 1)) { model.isLeft = false }
        host.settle()
        host.assertShown("l", 60, 60)
        advance(to: 0.75)
        host.assertShown("l", 60, 70)
    }

    /// A node retained for longer than the hierarchy ends its removal without it.
    func testARemovedViewMayOutliveItsHierarchy() async {
        let model = Model()
        var host: Host? = Host(Leaving(model: model))
        host?.settle()
        withAnimation(.linear(duration: 1)) { model.isLeft = false }
        host?.settle()
        func all(_ node: _ViewNode) -> [_ViewNode] { [node] + node.structure.flatMap(all) }
        let nodes = host.map { all($0.view.graph.rootNode) } ?? []
        weak let view = host?.view
        host = nil
        advance(to: 2)
        XCTAssertNil(view)
        XCTAssertFalse(nodes.isEmpty)
    }
}
