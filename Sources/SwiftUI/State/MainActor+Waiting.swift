import Foundation
import QuartzCore

extension MainActor {
    /// Runs code on the main actor: at once there, and on its queue elsewhere, for which the caller waits.
    static func performAndWait<Result>(_ body: @MainActor () -> Result) -> Result {
        nonisolated(unsafe) var result: Result?
        nonisolated(unsafe) let body = body
        if MainActor.isCurrent {
            MainActor.assumeIsolated { result = body() }
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated { result = body() } }
        }
        return result!
    }
}
