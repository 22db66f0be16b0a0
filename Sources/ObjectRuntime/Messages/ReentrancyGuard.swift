import Foundation

/// The calls that wait for a class's own answer, on this thread.
///
/// A class's own `responds(to:)` calls `super.responds(to:)`, which must not ask it again.
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

    /// Calls `answer`, unless it is being called for the same question: then nil.
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

/// What a class's own method answered.
struct OwnResult {
    let result: Any?
}

/// Calls a method with which a class replaces one of `NSObject`'s; nil where it has none, or where that method is the
/// caller.
func ownAnswer(_ object: Any, _ method: String, _ subject: String, _ values: [Any?]) -> OwnResult? {
    guard let own = exposedMethod(method, of: object) else { return nil }
    return ReentrancyGuard.running(object, method, subject) {
        var arguments = Arguments(values)
        return try? OwnResult(result: own.call(object, &arguments))
    }
}
