import Foundation

/// How a scene is served.
package struct ServiceOptions: Sendable, Equatable {
    /// What each request is rendered by, of which its kind, its scale and its time are the request's own. The span is a
    /// movie's.
    package var render: RenderRequest
    /// The address to listen at. Only this machine reaches the default.
    package var host = ListeningSocket.loopback
    /// 0 for any that is free.
    package var port: UInt16 = 8080
    /// How many requests are rendered side by side.
    package var jobs = BatchRequest.processors
    /// How many more may wait; nil for eight for each process.
    package var queue: Int?
    /// The memory that one request may take, in bytes; nil for its share of the machine's.
    package var memory: Int?
    /// The longest body of a request, in bytes.
    package var longestBody = 1 << 20
    /// The most pixels per point that a request may ask for.
    package var largestScale = 4.0
    /// The largest picture or movie, in bytes.
    package var largestAnswer = 256 << 20
    /// How long a cache may answer in place of the service, in seconds.
    package var maxAge = 0
    /// The time that pictures show, in seconds; nil for the beginning of the span.
    package var pictureTime: Double?

    package init(render: RenderRequest) { self.render = render }

    /// A one-line error in the options that shows without the disk; nil if there is none.
    package var problem: String? {
        if render.isArchive { return "\(render.scene) is an archive, which cannot read rows: name a Swift file" }
        return render.parts == nil ? nil : "a service has no parts: omit --part and --plan"
    }

    /// How many requests may wait.
    var longestQueue: Int { queue ?? 8 * jobs }

    /// The memory that one request may take, in bytes.
    var memoryLimit: Int { memory ?? BatchRequest.shareOfMemory(jobs: jobs) }
}

/// Observes a service.
package protocol ServiceObserver: PrintingObserver {
    /// The service answers at an address.
    func service(answersAt address: String, processes: Int)
    /// A request failed by no fault of its client, or something else happened that the user should know: one line.
    func service(notes line: String)
    /// A descriptor that becomes readable when a signal has arrived; -1 for none.
    var interruption: Int32 { get set }
}
