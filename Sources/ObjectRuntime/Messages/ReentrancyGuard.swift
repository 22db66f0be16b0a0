import Foundation

/// Calls of a class's own implementations in progress on this thread.
///
/// A class's own `responds(to:)` calls `super.responds(to:)`, which must not call it again.
enum ReentrancyGuard {
    private struct Question: Hashable {
        let object: ObjectIdentifier
        let method: String
        let subject: String
    }

    private final class Open {
        var questions: Set<Question> = []
    }

    private static let slot = "Kasane.ObjectRuntime.openQuestions"

    /// Calls `answer`, or returns nil if the same call is already in progress.
    static func running<Answer>(_ object: Any, _ method: String, _ subject: String, _ answer: () -> Answer?) -> Answer?
    {
        let identity = (object as? AnyClass).map { ObjectIdentifier($0) } ?? ObjectIdentifier(object as AnyObject)
        let question = Question(object: identity, method: method, subject: subject)
        let known = Thread.current.threadDictionary[slot] as? Open
        let open = known ?? Open()
        if known == nil { Thread.current.threadDictionary[slot] = open }
        guard open.questions.insert(question).inserted else { return nil }
        defer { open.questions.remove(question) }
        return answer()
    }
}

/// The result of a class's own method.
struct OwnResult {
    let result: Any?
}

/// Calls the method with which a class replaces one of `NSObject`'s. Returns nil if it has none, or if that method is
/// the caller.
func ownAnswer(_ object: Any, _ method: String, _ subject: String, _ values: [Any?]) -> OwnResult? {
    guard let own = exposedMethod(method, of: object) else { return nil }
    return ReentrancyGuard.running(object, method, subject) {
        var arguments = Arguments(values)
        return try? OwnResult(result: own.call(object, &arguments))
    }
}
