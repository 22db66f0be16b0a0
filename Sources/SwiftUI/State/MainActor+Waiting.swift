import Foundation
import QuartzCore

extension MainActor {
    /// Runs code on the main actor: directly if called there, otherwise on its queue while the caller waits.
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
