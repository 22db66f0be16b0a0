import AppIntents
import Synchronization
import XCTest

@testable import WidgetKit

/// Intents: their parameters and results, the controls that start them, and the widgets that they configure.
@MainActor
final class IntentTests: WidgetTestCase {
    private enum Mood: String, AppEnum {
        case happy, sad

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
        static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
            .happy: DisplayRepresentation(title: "Happy", subtitle: "today")
        ]
    }

    private struct Configuration: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Configuration"

        @Parameter(title: "Emoji", default: "🙂") var emoji: String
        @Parameter(title: "Mood", default: .happy) var mood: Mood
        @Parameter(title: "Note") var note: String?
    }

    private nonisolated static let total = Mutex(0)

    private struct Addition: AppIntent {
        static let title: LocalizedStringResource = "Add"

        @Parameter(title: "Amount") var amount: Int

        init() {}
        init(_ amount: Int) { self.amount = amount }

        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
            let sum = total.withLock { sum in
                sum += amount
                return sum
            }
            return .result(value: sum, dialog: "Added \(amount).")
        }
    }

    private struct Setting: SetValueIntent {
        static let title: LocalizedStringResource = "Set"

        @Parameter(title: "On") var value: Bool

        func perform() async throws -> some IntentResult {
            total.withLock { $0 = value ? 100 : -100 }
            return .result()
        }
    }

    private struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> NumberEntry { NumberEntry(date: Date()) }

        func snapshot(for configuration: Configuration, in context: Context) async -> NumberEntry {
            NumberEntry(date: Date())
        }

        func timeline(for configuration: Configuration, in context: Context) async -> Timeline<NumberEntry> {
            let number = configuration.mood == .happy && configuration.note == nil ? 7 : 0
            return Timeline(entries: [NumberEntry(date: Date(), number: number)], policy: .never)
        }
    }

    override func setUp() async throws {
        try await super.setUp()
        IntentTests.total.withLock { $0 = 0 }
    }

    private func show(_ view: some View) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        CATransaction.flush()
        return window
    }

    /// Waits until a condition holds, for a second at most.
    private func wait(until condition: () -> Bool) async {
        for _ in 0..<200 where !condition() { try? await Task.sleep(nanoseconds: 5_000_000) }
    }

    func testParametersHaveDefaultsAndNames() async {
        let configuration = Configuration()
        XCTAssertEqual(configuration.emoji, "🙂")
        XCTAssertEqual(configuration.mood, .happy)
        XCTAssertNil(configuration.note)
        configuration.note = "changed"
        XCTAssertEqual(configuration.note, "changed")
        XCTAssertEqual(configuration.$emoji.title, "Emoji")
        XCTAssertNil(Configuration.description)
        XCTAssertEqual(Mood.happy.displayRepresentation.title, "Happy")
        XCTAssertEqual(Mood.sad.displayRepresentation.title, "sad")
    }

    func testResultsHaveValuesAndDialogs() async throws {
        let result = try await Addition(4).perform()
        XCTAssertEqual(result.value, 4)
        XCTAssertEqual(result.dialog.map { String(localized: $0.full) }, "Added 4.")
    }

    func testAButtonPerformsItsIntentAndWidgetsFollow() async throws {
        let provider = NumberProvider()
        let configuration = StaticConfiguration(kind: "intents", provider: provider) { Text("\($0.number)") }
        let description = try XCTUnwrap(WidgetDescription.of(configuration))
        let timeline = description.makeTimeline(
            TimelineProviderContext(family: .systemSmall, isPreview: false, displaySize: .zero))
        WidgetCenter.shared.add(timeline, description, .systemSmall)
        let button = Button(intent: Addition(3)) { Color.blue }.buttonStyle(.plain)
        let window = show(button.frame(width: 200, height: 100))
        try play(TouchScript().tap(at: CGPoint(x: 100, y: 50)), in: window)
        await wait { provider.requests.count == 2 }
        XCTAssertEqual(IntentTests.total.withLock { $0 }, 3)
        XCTAssertEqual(provider.requests.count, 2)
        XCTAssertEqual(timeline.count, 2)
    }

    func testAToggleSetsTheValueOfItsIntent() async throws {
        let window = show(Toggle("", isOn: false, intent: Setting()).labelsHidden())
        try play(TouchScript().tap(at: CGPoint(x: 100, y: 50)), in: window)
        await wait { IntentTests.total.withLock { $0 } != 0 }
        XCTAssertEqual(IntentTests.total.withLock { $0 }, 100)
    }

    func testAnIntentConfiguresAWidgetWithItsDefaults() async throws {
        struct Shown: Equatable { var numbers: [Int] = [] }
        var shown = Shown()
        let configuration = AppIntentConfiguration(
            kind: "moods", intent: Configuration.self, provider: Provider()
        ) { entry in
            let _ = shown.numbers.append(entry.number)
            Text("\(entry.number)")
        }
        let description = try XCTUnwrap(WidgetDescription.of(configuration))
        let timeline = description.makeTimeline(
            TimelineProviderContext(family: .systemSmall, isPreview: false, displaySize: .zero))
        XCTAssertTrue(timeline.isPlaceholder)
        await wait { !timeline.isPlaceholder }
        XCTAssertEqual(shown.numbers, [0, 7])
    }
}
