import SwiftUI
import XCTest

/// Containers that decompose their content.
final class VariadicViewTests: HierarchyTestCase {
    private struct WeightKey: _ViewTraitKey { static var defaultValue: Int { 0 } }

    /// Inserts a line between views, and none after the last.
    private struct Divided: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Box("line \(child[WeightKey.self])", 10, 1) }
            }
        }
    }

    private struct Listed: _VariadicView.UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            HStack(spacing: 0) {
                Box("\(children.count) \(children.compactMap { $0.id(as: String.self) })", 5, 5)
                children
            }
        }
    }

    func testViewsAreTakenApart() async {
        let host = Host(
            VStack(spacing: 0) {
                _VariadicView.Tree(Divided()) {
                    Box("first", 10, 10)._trait(WeightKey.self, 3)
                    ForEach(["b", "c"], id: \.self) { Box($0, 10, 10) }
                    if true { Box("last", 10, 10) }
                }
            })
        host.settle()
        XCTAssertEqual(host.names, ["first", "line 3", "b", "line 0", "c", "line 0", "last"])
    }

    func testOneViewHoldsTheOthers() async {
        let host = Host(
            _VariadicView.Tree(Listed()) {
                Box("one", 10, 10).id("own")
                ForEach(["b", "c"], id: \.self) { Box($0, 10, 10) }
            })
        host.settle()
        XCTAssertEqual(host.names, [#"3 ["own", "b", "c"]"#, "one", "b", "c"])
    }
}
