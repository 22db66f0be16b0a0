import SwiftUI
import UIKit
import XCTest

/// The accessibility elements of SwiftUI's views in hosting views, for assistive technologies and tests.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/view-accessibility).
final class AccessibilityModifierTests: HierarchyTestCase {
    private func elements<Content: View>(_ host: Host<Content>) -> [UIAccessibilityElement] {
        (host.view.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    }

    func testTextsAreElementsAndModifiersSayMore() async {
        let host = Host {
            VStack(spacing: 0) {
                Text("Plain")
                Text("Named").accessibilityLabel("Other").accessibilityHint("Does it").accessibilityValue(Text("5"))
                    .accessibilityIdentifier("named")
                Text("Hidden").accessibilityHidden(true)
                Text("Head").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isStaticText)
                Circle().frame(width: 10, height: 10).accessibilityLabel(Text("Dot"))
                Circle().frame(width: 10, height: 10)
            }
        }
        let found = elements(host)
        XCTAssertEqual(found.map(\.accessibilityLabel), ["Plain", "Other", "Head", "Dot"])
        XCTAssertEqual(found[0].accessibilityTraits, .staticText)
        XCTAssertEqual(found[1].accessibilityHint, "Does it")
        XCTAssertEqual(found[1].accessibilityValue, "5")
        XCTAssertEqual(found[1].accessibilityIdentifier, "named")
        XCTAssertEqual(found[2].accessibilityTraits, .header)
        XCTAssertEqual(found[3].accessibilityFrameInContainerSpace.size, CGSize(width: 10, height: 10))
        XCTAssertLessThan(
            found[0].accessibilityFrameInContainerSpace.minY, found[1].accessibilityFrameInContainerSpace.minY)
    }

    func testFormerNamesSayTheSame() async {
        let host = Host {
            VStack(spacing: 0) {
                Text("Named").accessibility(label: Text("Other")).accessibility(hint: Text("Does it"))
                    .accessibility(value: Text("5")).accessibility(identifier: "named")
                Text("Hidden").accessibility(hidden: true)
                Text("Head").accessibility(addTraits: .isHeader).accessibility(removeTraits: .isStaticText)
            }
        }
        let found = elements(host)
        XCTAssertEqual(found.map(\.accessibilityLabel), ["Other", "Head"])
        XCTAssertEqual(found[0].accessibilityHint, "Does it")
        XCTAssertEqual(found[0].accessibilityValue, "5")
        XCTAssertEqual(found[0].accessibilityIdentifier, "named")
        XCTAssertEqual(found[1].accessibilityTraits, .header)
    }

    /// Elements with a higher priority are read first, at their level.
    func testPrioritiesSortSiblings() async {
        let host = Host {
            VStack(spacing: 0) {
                Text("Last").accessibilitySortPriority(-1)
                Text("Third")
                Text("First").accessibility(sortPriority: 2)
                HStack {
                    Text("Inner last")
                    Text("Inner first").accessibilitySortPriority(1)
                }.accessibilityElement(children: .contain).accessibilitySortPriority(1)
            }
        }
        let found = elements(host)
        XCTAssertEqual(found.map(\.accessibilityLabel), ["First", nil, "Third", "Last"])
        let inner = found[1].accessibilityElements?.compactMap { ($0 as? UIAccessibilityElement)?.accessibilityLabel }
        XCTAssertEqual(inner, ["Inner first", "Inner last"])
    }

    /// As on iOS, symbols are labelled by their meaning, a label by its title, and decorative images are skipped.
    func testImagesAreCalledByWhatTheyStandFor() async {
        let host = Host {
            VStack(spacing: 0) {
                Image(systemName: "plus")
                Image(systemName: "trash.fill").accessibilityLabel("Empty")
                Image(uiImage: UIImage(systemName: "gear")!)
                Image("picture", label: Text("A picture"))
                Image(decorative: "picture")
                Label("Removes it", systemImage: "minus")
                Label("Sends it", systemImage: "paperplane").labelStyle(.iconOnly)
                Button {
                } label: {
                    Image(systemName: "square.and.arrow.up")
                }
                Button {
                } label: {
                    Label("Throw away", systemImage: "trash")
                }
            }
        }
        XCTAssertEqual(
            elements(host).map(\.accessibilityLabel),
            ["Add", "Empty", "Settings", "A picture", "Removes it", "Sends it", "Share", "Throw away"])
    }

    func testElementsAreCombinedKeptOrLeftOut() async {
        let combined = Host {
            HStack {
                Text("One")
                Text("Two")
            }.accessibilityElement(children: .combine)
        }
        XCTAssertEqual(elements(combined).map(\.accessibilityLabel), ["One, Two"])
        let ignored = Host {
            HStack {
                Text("One")
                Text("Two")
            }.accessibilityElement().accessibilityLabel("Both")
        }
        XCTAssertEqual(elements(ignored).map(\.accessibilityLabel), ["Both"])
        let kept = Host {
            HStack {
                Text("One")
                Text("Two")
            }.accessibilityElement(children: .contain).accessibilityIdentifier("row")
        }
        XCTAssertEqual(elements(kept).first?.accessibilityIdentifier, "row")
        XCTAssertEqual(elements(kept).first?.accessibilityElements?.count, 2)
    }

    func testButtonsAreActivatedAndActionsPerformed() async {
        var log: [String] = []
        let host = Host {
            VStack {
                Button("Press") { log.append("press") }
                Text("Item").accessibilityAction(named: "Delete") { log.append("delete") }
                    .accessibilityAdjustableAction { log.append("\($0)") }
            }
        }
        let found = elements(host)
        XCTAssertEqual(found.map(\.accessibilityLabel), ["Press", "Item"])
        XCTAssertTrue(found[0].accessibilityTraits.contains(.button))
        XCTAssertTrue(found[0].accessibilityActivate())
        XCTAssertTrue(found[1].accessibilityTraits.contains(.adjustable))
        XCTAssertEqual(found[1].accessibilityCustomActions?.map(\.name), ["Delete"])
        found[1].accessibilityIncrement()
        XCTAssertEqual(log, ["press", "increment"])
    }

    struct Previews: PreviewProvider {
        static var previews: some View {
            Text("A").previewDisplayName("Name").previewLayout(.sizeThatFits).previewDevice("iPhone 15")
                .previewInterfaceOrientation(.landscapeLeft)
        }
    }

    func testPreviewsAreViews() async {
        XCTAssertEqual(elements(Host { Previews.previews }).map(\.accessibilityLabel), ["A"])
    }

    func testModifiersSayMoreOfElements() async {
        var edges: [Edge] = []
        var actions: [String] = []
        let host = Host {
            VStack(spacing: 0) {
                Text("One").frame(width: 40, height: 20).accessibilityInputLabels(["First", "Uno"])
                    .accessibilityActivationPoint(UnitPoint.topLeading).accessibilityHeading(.h2)
                    .accessibilityTextContentType(.sourceCode).accessibilityRespondsToUserInteraction()
                    .accessibilityIgnoresInvertColors().accessibilityDirectTouch()
                    .accessibilityScrollAction { edges.append($0) }
                    .accessibilityActions {
                        Button("Share") { actions.append("share") }
                        Button("Like") { actions.append("like") }
                    }
                Text("Two").accessibility(inputLabels: [Text("Second")]).accessibility(
                    activationPoint: CGPoint(x: 3, y: 4))
            }
        }
        let found = elements(host)
        XCTAssertEqual(found[0].accessibilityUserInputLabels, ["First", "Uno"])
        XCTAssertEqual(found[0].accessibilityActivationPoint, found[0].accessibilityFrame.origin)
        XCTAssertTrue(found[0].accessibilityTraits.isSuperset(of: [.header, .allowsDirectInteraction]))
        XCTAssertEqual(found[0].accessibilityTextualContext, .sourceCode)
        XCTAssertTrue(found[0].accessibilityRespondsToUserInteraction)
        XCTAssertTrue(found[0].accessibilityIgnoresInvertColors)
        XCTAssertTrue(found[0].accessibilityScroll(.down))
        XCTAssertEqual(edges, [.bottom])
        let custom = found[0].accessibilityCustomActions ?? []
        XCTAssertEqual(custom.map(\.name), ["Share", "Like"])
        for action in custom { _ = action.actionHandler?(action) }
        XCTAssertEqual(actions, ["share", "like"])
        XCTAssertEqual(found[1].accessibilityUserInputLabels, ["Second"])
        XCTAssertEqual(found[1].accessibilityActivationPoint.x, found[1].accessibilityFrame.minX + 3)
        XCTAssertFalse(found[1].accessibilityScroll(.down))
    }

    /// A slider represents a drawing, and isn't visible.
    func testARepresentationStandsForAView() async {
        let host = Host {
            Text("Drawing").frame(width: 40, height: 20)
                .accessibilityRepresentation { Text("Volume").accessibilityValue("3") }
        }
        XCTAssertEqual(elements(host).map(\.accessibilityLabel), ["Volume"])
        XCTAssertEqual(elements(host).first?.accessibilityValue, "3")
    }

    private struct Sales: View, AXChartDescriptorRepresentable {
        var body: some View {
            Color.red.frame(width: 40, height: 20).accessibilityLabel("Sales").accessibilityChartDescriptor(self)
        }

        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Sales", summary: "They rise",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
                yAxis: AXNumericDataAxisDescriptor(title: "Units", range: 0...10, gridlinePositions: [5]) { "\($0)" },
                series: [
                    AXDataSeriesDescriptor(
                        name: "Cakes", isContinuous: false,
                        dataPoints: [AXDataPoint(x: "May", y: 3), AXDataPoint(x: "June", y: 7, label: "Best")])
                ])
        }
    }

    func testAChartIsDescribed() async throws {
        let host = Host { Sales() }
        let chart = try XCTUnwrap(elements(host).first as? any AXChart)
        let descriptor = try XCTUnwrap(chart.accessibilityChartDescriptor)
        XCTAssertEqual(descriptor.title, "Sales")
        XCTAssertEqual(descriptor.yAxis?.range, 0...10)
        let points = descriptor.series.flatMap(\.dataPoints)
        XCTAssertEqual(points.map(\.xValue.category), ["May", "June"])
        XCTAssertEqual(points.map(\.yValue?.number), [3, 7])
        XCTAssertEqual(points.map(\.label), [nil, "Best"])
        XCTAssertEqual((descriptor.copy() as? AXChartDescriptor)?.summary, "They rise")
    }
}
