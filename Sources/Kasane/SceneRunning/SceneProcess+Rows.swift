import CProcessSupport
import CoreGraphics
import Foundation
import QuartzCore

// A scene that is rendered for one row after another. Its process loads everything that a scene needs, but runs none of
// the scene's code: rows are rendered by a forked copy, which shares the loaded memory, and after each row rewinds to
// its initial state, or ends. So rows are isolated from one another, whatever they leave behind.

extension SceneProcess {
    /// The number of copies that may end with their first row before copies stop trying to rewind, which costs a
    /// millisecond each.
    private static let mostTrials = 4

    /// Renders rows until there are no more. Never returns.
    static func runRows(_ request: RenderRequest, _ rows: RenderRequest.Rows, scene: () -> Void) -> Never {
        kasane_adopt_orphans()
        kasane_use_one_heap()
        prepareScreen(request)
        SceneWarmUp.run(for: request.outputURL)
        // A fork of a multithreaded process would have locks that are never released.
        guard ProcessTree.threadCount == 1 else {
            fail("\(request.sceneName) cannot be forked: it already has threads")
        }
        let isImaged = kasane_image_memory()
        report(.awaitsRows)
        var copy: ForkedRowProcess?
        var trials = 0
        while let bytes = RowMessage.read(from: requests) {
            guard let message = RowMessage(bytes) else { fail("received an incomplete row") }
            let current =
                copy
                ?? ForkedRowProcess.make(for: message.number, rows, goesBack: isImaged && trials < mostTrials) {
                    render($0, request, scene: scene)
                }
            current.send(message)
            let output = request.of(message).outputURL
            func removeLeftovers() { AtomicOutput.removeLeftovers(of: current.process, besides: output) }
            let ending = current.wait(
                until: ContinuousClock().now + .seconds(request.timeout), supervisor: requests,
                orphaned: {
                    removeLeftovers()
                    _exit(1)
                })
            var told = RowEnding(number: message.number, code: 0)
            switch ending {
            case .kept: (copy, trials) = (current, 0)
            case .ended(let status), .late(let status):
                told.end(status: status)
                if copy == nil, told.code == 0 { trials += 1 }
                copy = nil
                current.endOrphans()
                current.closePipes()
                if case .late = ending { told.isLate = true }
                if told.code != 0 { removeLeftovers() }
            }
            SceneWire.write(Data(RowEnding.mark(of: message.number)), to: STDERR_FILENO)
            report(.row(told))
        }
        end(0)
    }

    /// Renders a row, in a copy of the process.
    private static func render(_ row: RowMessage, _ request: RenderRequest, scene: () -> Void) -> Never {
        SceneData.use(row) { fail($0, code: rowDoesNotFit) }
        run(request.of(row), scene: scene)
    }
}

extension RenderRequest {
    /// Returns the request for one of its rows.
    fileprivate func of(_ row: RowMessage) -> RenderRequest {
        var request = self
        request.output = row.output
        if let scale = row.scale { request.scale = scale }
        if let time = row.time { request.span = .time(time) }
        return request
    }
}

extension RowEnding {
    /// Records the wait status of a process that has ended.
    fileprivate mutating func end(status: Int32) {
        let killer = status & 0x7f
        (code, signal) = killer == 0 ? (status >> 8 & 0xff, nil) : (nil, killer)
    }
}

extension RowMessage {
    /// Reads the next row's bytes from a pipe; nil when there are no more.
    static func read(from pipe: Int32) -> [UInt8]? {
        guard let prefix = read(prefixLength, from: pipe) else { return nil }
        let length = length(prefix: prefix)
        return read(length, from: pipe)
    }

    private static func read(_ count: Int, from pipe: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes { Glibc.read(pipe, $0.baseAddress! + filled, count - filled) }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }
}
