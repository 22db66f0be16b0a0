import Foundation

/// Decides on a service's requests before rendering, and answers them afterwards. Thread-safe.
struct ServiceRequestHandler: Sendable {
    let options: ServiceOptions
    let inbox: ServiceRequestQueue
    let metrics: ServiceMetrics
    /// Identifies this build of Kasane.
    let build: String

    /// The headers that are read.
    static let headers = ["Accept", "Content-Length", "If-None-Match"]

    /// Decides on a request before its body is received.
    func admit(_ request: HTTPRequest) -> HTTPServer.Admission {
        switch request.path {
        case "/health": return .answered(counted(health))
        case "/metrics":
            let text = metrics.text(waiting: inbox.count, capacity: options.longestQueue, build: build)
            return .answered(
                HTTPResponse(type: "text/plain; version=0.0.4; charset=utf-8", body: .data(Data(text.utf8))))
        default: break
        }
        do {
            _ = try ServiceRequest(head: request, options)
        } catch {
            return .answered(answer(error))
        }
        if request.contentLength ?? 0 > options.longestBody {
            let line = "The body is longer than \(options.longestBody) bytes."
            return .answered(counted(HTTPResponse(status: 413, line).closing))
        }
        return .read(longestBody: options.longestBody)
    }

    /// Adds a request to the queue, or rejects it.
    func take(
        _ request: HTTPRequest, _ isGone: @escaping @Sendable () -> Bool, _ reply: @escaping HTTPServer.Reply
    ) {
        let question: ServiceRequest
        do {
            var read = try ServiceRequest(head: request, options)
            if request.method == "POST" { try read.read(body: request.body) }
            question = read
        } catch {
            return reply(answer(error))
        }
        let job = ServiceJob(
            question: question, request: request, arrival: .now, isGone: isGone, reply: reply)
        switch inbox.add(job) {
        case .taken: break
        case .full: reply(busy("All processes are busy, and \(options.longestQueue) requests are waiting."))
        case .closed: reply(busy("The service is stopping.").closing)
        }
    }

    /// Returns an answer that asks the client to retry.
    func busy(_ line: String) -> HTTPResponse {
        var answer = HTTPResponse(status: 503, line)
        let seconds = metrics.retryTime(waiting: inbox.count)
        answer.headers.append(.init(name: "Retry-After", value: String(seconds)))
        return counted(answer)
    }

    /// Returns an answer with a one-line error.
    func failure(_ status: UInt32, _ line: String) -> HTTPResponse { counted(HTTPResponse(status: status, line)) }

    /// Returns the answer with the rendered file; one without a body if the client already has it.
    func answer(_ job: ServiceJob, with file: OpenFile) -> HTTPResponse {
        guard let tag = EntityTag(file) else { return failure(500, "The rendered file cannot be read.") }
        var headers = [
            HTTPRequest.Field(name: "ETag", value: tag.text),
            // By default caches must revalidate.
            HTTPRequest.Field(
                name: "Cache-Control", value: options.maxAge == 0 ? "no-cache" : "public, max-age=\(options.maxAge)"),
            HTTPRequest.Field(name: "X-Content-Type-Options", value: "nosniff"),
        ]
        if job.question.isNegotiated { headers.append(.init(name: "Vary", value: "Accept")) }
        if tag.isNamed(in: job.request.headers["If-None-Match"]), job.request.method != "POST" {
            return counted(HTTPResponse(status: 304, type: nil, body: .data(Data()), headers: headers))
        }
        return counted(HTTPResponse(type: job.question.kind.mediaType, body: .file(file), headers: headers))
    }

    // MARK: - Private

    private var health: HTTPResponse {
        let isWell = !inbox.isClosed && metrics.workers > 0
        let state = inbox.isClosed ? "stopping" : isWell ? "ok" : "no process is ready"
        let text = "{\"status\": \"\(state)\", \"workers\": \(metrics.workers), \"waiting\": \(inbox.count)}\n"
        return HTTPResponse(
            status: isWell ? 200 : 503, type: "application/json", body: .data(Data(text.utf8)),
            headers: [.init(name: "Cache-Control", value: "no-store")])
    }

    private func answer(_ refusal: ServiceRequest.Refusal) -> HTTPResponse {
        var answer = HTTPResponse(status: refusal.status, refusal.line)
        answer.headers += refusal.headers
        return counted(answer)
    }

    private func counted(_ answer: HTTPResponse) -> HTTPResponse {
        metrics.answered(status: answer.status, byteCount: answer.byteCount)
        return answer
    }
}
