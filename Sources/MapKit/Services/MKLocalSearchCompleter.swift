import Foundation
import ObjectRuntime

/// A way to complete words of a search, which only Apple's servers know.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mklocalsearchcompletion)
open class MKLocalSearchCompletion: NSObject {
    /// The words.
    open var title: String { none.answer() }
    /// An explanation.
    open var subtitle: String { none.answer() }

    private let none: Absent

    init(_ none: Absent) { self.none = none }
}

/// Completes words of a search while they are typed. Apple's servers can't be reached, so each attempt fails.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter)
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
    /// The words. Setting them starts an attempt, which the delegate is told of.
    open var queryFragment = "" { didSet { if !queryFragment.isEmpty { start() } } }
    /// Where to search.
    open var region = MKCoordinateRegion()
    /// Which kinds of points of interest to find.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The delegate. Not retained.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The completions: none.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether an attempt is in progress.
    open var isSearching: Bool { server.isRunning }

    private let server = ServerRequest()

    /// Creates a completer.
    nonisolated public override init() { super.init() }

    private func start() {
        server.cancel()
        server.start { [weak self] error in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.delegate?.completer(self, didFailWithError: error)
            }
        }
    }

    /// Ends the attempt.
    open func cancel() { server.cancel() }
}

/// Is told what a completer found.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mklocalsearchcompleterdelegate)
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Called with new completions. Never called, as there are none.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Called when an attempt fails.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
