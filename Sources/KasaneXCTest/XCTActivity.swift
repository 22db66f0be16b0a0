/// A step of a test to which attachments can be added.
/// [Apple's reference](https://developer.apple.com/documentation/xctest/xctactivity)
public protocol XCTActivity {
    /// The activity's name.
    var name: String { get }
    /// Adds an attachment to the test's result.
    func add(_ attachment: XCTAttachment)
}

extension XCTestCase: XCTActivity {
    /// Adds an attachment to the test's result. It is written if the test fails, or if its lifetime is `keepAlways`.
    public func add(_ attachment: XCTAttachment) { AttachmentRecorder.shared.add(attachment) }
}

/// The running test, to divide it into activities.
/// [Apple's reference](https://developer.apple.com/documentation/xctest/xctcontext)
public final class XCTContext {
    private init() {}

    private struct Activity: XCTActivity {
        let name: String
        func add(_ attachment: XCTAttachment) { AttachmentRecorder.shared.add(attachment) }
    }

    /// Runs a step of the test under a name. Its attachments are the test's.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name: name))
    }

    /// Runs an asynchronous step of the test under a name.
    public static func runActivity<Result>(
        named name: String, isolation: isolated (any Actor)? = #isolation,
        block: (any XCTActivity) async throws -> sending Result
    ) async rethrows -> sending Result {
        try await block(Activity(name: name))
    }
}
