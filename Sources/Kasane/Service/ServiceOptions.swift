import Foundation

/// The options for serving a scene.
package struct ServiceOptions: Sendable, Equatable {
    /// The rendering parameters of all requests, except for the kind, the scale and the time, which are the request's
    /// own. The span applies to movies.
    package var render: RenderRequest
    /// The address to listen at. The default is reachable only from this machine.
    package var host = ListeningSocket.loopback
    /// The port; 0 for any free port.
    package var port: UInt16 = 8080
    /// The number of requests rendered concurrently.
    package var jobs = BatchRequest.processors
    /// The number of requests that may wait in addition; nil for eight per process.
    package var queue: Int?
    /// The memory limit for one request, in bytes; nil for its share of the machine's.
    package var memory: Int?
    /// The maximum size of a request's body, in bytes.
    package var longestBody = 1 << 20
    /// The maximum number of pixels per point that a request may specify.
    package var largestScale = 4.0
    /// The maximum size of an image or movie, in bytes.
    package var largestAnswer = 256 << 20
    /// The time that caches may store an answer, in seconds.
    package var maxAge = 0
    /// The time of images, in seconds; nil for the beginning of the span.
    package var pictureTime: Double?

    package init(render: RenderRequest) { self.render = render }

    /// A one-line description of an error that can be detected without accessing the disk; nil if there is none.
    package var problem: String? {
        if render.isArchive { return "\(render.scene) is an archive, which cannot read rows: name a Swift file" }
        return render.parts == nil ? nil : "a service has no parts: omit --part and --plan"
    }

    /// The maximum number of waiting requests.
    var longestQueue: Int { queue ?? 8 * jobs }

    /// The memory limit for one request, in bytes.
    var memoryLimit: Int { memory ?? BatchRequest.shareOfMemory(jobs: jobs) }
}

/// Observes a service.
package protocol ServiceObserver: PrintingObserver {
    /// Called when the service answers at an address.
    func service(answersAt address: String, processes: Int)
    /// Called with a one-line message, when a request failed through no fault of its client, or for other information.
    func service(notes line: String)
    /// A descriptor that becomes readable when a signal has arrived; -1 for none.
    var interruption: Int32 { get set }
}
