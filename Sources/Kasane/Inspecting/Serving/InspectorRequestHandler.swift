import Dispatch
import Foundation
import Raster

/// A request of the inspector's page, or one that has timed out.
enum InspectorEvent: Sendable {
    case asked(InspectorRequest, session: Int, reply: InspectorServer.Reply)
    case late(number: Int)
    /// No page has made a request for a while.
    case unwatched(lastNumber: Int)
}

/// The window that the inspector is attached to.
protocol InspectedWindow: AnyObject {
    /// The window's state for the page.
    var inspectedState: InspectedState { get }
    /// Sends the scene an event; returns false if there is no scene.
    func sendToScene(_ event: WindowEvent) -> Bool
    /// Returns a copy of the displayed frame; nil before the first frame.
    func copyPicture() -> PixelBuffer?
    /// Performs the action of a player key.
    func control(_ question: InspectorRequest)
}

/// The playback state of a window.
struct InspectedState: Codable, Sendable, Equatable {
    var title: String
    var isPaused = false
    /// The playback speed: seconds of the scene per second.
    var speed = 1.0
    /// Whether the scene can be restarted.
    var restarts = false
}

/// Forwards the page's requests to the scene, and returns the scene's answers with the window's image.
///
/// It is confined to the window's thread, as is everything that it calls.
final class InspectorRequestHandler {
    private struct Inquiry {
        let question: InspectorRequest
        let session: Int
        let reply: InspectorServer.Reply
        var answer = Data()
    }

    private let server: InspectorServer
    private weak var window: (any InspectedWindow)?
    private let post: @Sendable (InspectorEvent) -> Void
    private var inquiries: [Int: Inquiry] = [:]
    private var lastNumber = 0

    /// The time that a page waits for a new version, in seconds.
    private static let patience = 100
    /// The time that a page waits until a value is set.
    private static let editTime = 10
    /// The time after which a page without requests counts as closed.
    private static let absence = 6
    private static let longestAnswer = 64 << 20

    /// Serves the page of a window.
    ///
    /// - Parameters:
    ///   - port: nil for any free port.
    ///   - title: the page's title.
    ///   - post: passes events to the window's thread, which calls ``take(_:)`` with them. Called on any thread.
    init(
        port: UInt16?, title: String, window: any InspectedWindow, post: @escaping @Sendable (InspectorEvent) -> Void
    ) throws(WindowFailure) {
        server = try InspectorServer(port: port ?? 0) {
            try InspectorReport().livePage(title: title)
        } asking: { question, session, reply in
            post(.asked(question, session: session, reply: reply))
        }
        (self.window, self.post) = (window, post)
    }

    /// Returns the page's URL, which works once.
    func makeAddress() -> String { server.makeAddress() }

    // MARK: Requests

    func take(_ news: InspectorEvent) {
        switch news {
        case .asked(let question, let session, let reply): take(question, session, reply)
        case .late(let number): giveUp(on: number)
        case .unwatched(let number):
            if number == lastNumber { _ = window?.sendToScene(.inspector(.select(layer: nil), number: 0)) }
        }
    }

    private func take(_ question: InspectorRequest, _ session: Int, _ reply: @escaping InspectorServer.Reply) {
        guard let window else { return reply(.nothing) }
        switch question {
        case .look:
            // A page has one pending query at a time; another page of the session replaces it.
            for (number, inquiry) in inquiries where inquiry.session == session {
                guard case .look = inquiry.question else { continue }
                inquiries[number] = nil
                inquiry.reply(.nothing)
            }
            let number = keep(question, session, reply)
            _ = window.sendToScene(.inspector(question, number: number))
        case .edit:
            let number = keep(question, session, reply)
            if !window.sendToScene(.inspector(question, number: number)) { giveUp(on: number) }
        case .select:
            _ = window.sendToScene(.inspector(question, number: 0))
            reply(state(of: window))
        case .seek:
            if !window.inspectedState.isPaused { window.control(.pause(isPaused: true)) }
            _ = window.sendToScene(.inspector(question, number: 0))
            reply(state(of: window))
        case .pause, .step, .speed, .restart:
            window.control(question)
            reply(state(of: window))
        }
    }

    private func keep(_ question: InspectorRequest, _ session: Int, _ reply: @escaping InspectorServer.Reply) -> Int {
        lastNumber += 1
        let (number, post) = (lastNumber, post)
        inquiries[number] = Inquiry(question: question, session: session, reply: reply)
        let isLook = if case .look = question { true } else { false }
        let end =
            DispatchTime.now() + .seconds(isLook ? InspectorRequestHandler.patience : InspectorRequestHandler.editTime)
        DispatchQueue.global().asyncAfter(deadline: end) { post(.late(number: number)) }
        return number
    }

    private func giveUp(on number: Int) {
        guard let inquiry = inquiries.removeValue(forKey: number) else { return }
        guard case .look = inquiry.question else {
            return inquiry.reply(.json(Data(#"{"error":"The scene does not respond: its main thread is busy."}"#.utf8)))
        }
        inquiry.reply(.nothing)
        let (last, post) = (lastNumber, post)
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(InspectorRequestHandler.absence)) {
            post(.unwatched(lastNumber: last))
        }
    }

    /// Called when another scene is shown: queries are sent to the new one.
    func sceneDidChange() {
        for (number, inquiry) in inquiries.sorted(by: { $0.key < $1.key }) {
            inquiries[number]?.answer = Data()
            guard case .look(_, _, let isApart) = inquiry.question else {
                giveUp(on: number)
                continue
            }
            let look = InspectorRequest.look(since: -1, layer: nil, isApart: isApart)
            _ = window?.sendToScene(.inspector(look, number: number))
        }
    }

    // MARK: Replies

    /// Receives the next part of the scene's answer.
    func take(_ part: Data, number: Int, isLast: Bool) {
        guard inquiries[number] != nil else { return }
        inquiries[number]?.answer.append(part)
        guard let inquiry = inquiries[number], isLast || inquiry.answer.count > InspectorRequestHandler.longestAnswer
        else {
            return
        }
        inquiries[number] = nil
        guard inquiry.answer.count <= InspectorRequestHandler.longestAnswer else { return inquiry.reply(.nothing) }
        guard case .look = inquiry.question, let window else { return inquiry.reply(.json(inquiry.answer)) }
        let (state, scene, reply) = (json(window.inspectedState), inquiry.answer, inquiry.reply)
        let picture = window.copyPicture()
        DispatchQueue.global().async {
            let url = picture.map { DataURL.preview($0) } ?? ""
            let middle = Data(#","picture":"\#(url)","scene":"#.utf8)
            reply(.json(Data(#"{"window":"#.utf8) + state + middle + scene + Data("}".utf8)))
        }
    }

    private func state(of window: any InspectedWindow) -> InspectorResponse {
        .json(Data(#"{"window":"#.utf8) + json(window.inspectedState) + Data("}".utf8))
    }

    private func json(_ state: InspectedState) -> Data { (try? JSONEncoder().encode(state)) ?? Data("{}".utf8) }
}
