import XCTest

@testable import WidgetKit

/// The entries that a widget shows, and when.
@MainActor
final class WidgetTimelineTests: WidgetTestCase {
    private func timeline(_ provider: NumberProvider) -> WidgetTimeline {
        let context = TimelineProviderContext(family: .systemSmall, isPreview: false, displaySize: .zero)
        return WidgetTimeline(provider, in: context) { entry in
            AnyView(Text("\((entry as? NumberEntry)?.number ?? -2)"))
        }
    }

    func testEachEntryIsShownFromItsDate() async {
        let timeline = timeline(NumberProvider(offsets: [-20, -10, 2, 4]))
        XCTAssertFalse(timeline.isPlaceholder)
        // The last entry whose date has passed.
        XCTAssertEqual(timeline.count, 1)
        wait(1)
        XCTAssertEqual(timeline.count, 1)
        wait(1.5)
        XCTAssertEqual(timeline.count, 2)
        wait(2)
        XCTAssertEqual(timeline.count, 3)
        wait(20)
        XCTAssertEqual(timeline.count, 3)
    }

    func testThePlaceholderIsShownUntilTheProviderAnswers() async {
        let timeline = timeline(NumberProvider(offsets: [0], isLate: true))
        XCTAssertTrue(timeline.isPlaceholder)
        for _ in 0..<200 where timeline.isPlaceholder {
            try? await Task.sleep(nanoseconds: 5_000_000)
        }
        XCTAssertFalse(timeline.isPlaceholder)
    }

    func testAWidgetWithoutEntriesKeepsItsPlaceholder() async {
        let timeline = timeline(NumberProvider(offsets: []))
        wait(5)
        XCTAssertTrue(timeline.isPlaceholder)
    }

    func testPoliciesAskForMore() async {
        let atEnd = NumberProvider(offsets: [0, 3], policy: .atEnd)
        let after = NumberProvider(offsets: [0, 3], policy: .after(Date() + 10))
        let never = NumberProvider(offsets: [0, 3], policy: .never)
        let timelines = [atEnd, after, never].map { timeline($0) }
        wait(2)
        XCTAssertEqual([atEnd, after, never].map(\.requests.count), [1, 1, 1])
        wait(2)
        XCTAssertEqual([atEnd, after, never].map(\.requests.count), [2, 1, 1])
        wait(8)
        XCTAssertEqual(after.requests.count, 2)
        XCTAssertEqual(never.requests.count, 1)
        XCTAssertEqual(timelines[2].count, 2)
    }

    func testATimelineOfOneEntryIsNotAskedForWithoutEnd() async {
        let provider = NumberProvider(offsets: [0], policy: .atEnd)
        let timeline = timeline(provider)
        wait(5)
        XCTAssertEqual(provider.requests.count, 1)
        XCTAssertEqual(timeline.count, 1)
    }

    func testReloadingReplacesWhatWasPlanned() async {
        let provider = NumberProvider(offsets: [0, 3])
        let timeline = timeline(provider)
        wait(1)
        timeline.reload()
        XCTAssertEqual(timeline.count, 2)
        // The second entry of the first timeline would be shown here.
        wait(2.25)
        XCTAssertEqual(timeline.count, 2)
        wait(1)
        XCTAssertEqual(timeline.count, 3)
    }

    func testTheCenterReloadsAKind() async {
        let provider = NumberProvider()
        let configuration = StaticConfiguration(kind: "numbers", provider: provider) { Text("\($0.number)") }
        let stage = WidgetDescription.of(configuration)?.makeTimeline(
            TimelineProviderContext(family: .systemSmall, isPreview: false, displaySize: .zero))
        WidgetCenter.shared.add(stage!, WidgetDescription.of(configuration)!, .systemSmall)
        XCTAssertEqual(provider.requests.count, 1)
        WidgetCenter.shared.reloadTimelines(ofKind: "letters")
        WidgetCenter.shared.reloadTimelines(ofKind: "numbers")
        await settle()
        XCTAssertEqual(provider.requests.count, 2)
        let infos = await withCheckedContinuation { continuation in
            WidgetCenter.shared.getCurrentConfigurations { continuation.resume(returning: $0) }
        }
        XCTAssertEqual(try infos.get().map(\.kind), ["numbers"])
        XCTAssertEqual(stage?.count, 2)
    }
}
