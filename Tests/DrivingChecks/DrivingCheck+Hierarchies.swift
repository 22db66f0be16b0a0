import Observation
import SwiftUI
import UIKit

@MainActor @Observable
private final class Model {
    var count = 0
    var shows = true
}

/// An observable model that is changed on any thread.
// `@unchecked Sendable`: the lock guards the count. Thread Sanitizer recognizes it, unlike a `Mutex`.
private final class OpenModel: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var value = 0

    var count: Int {
        get {
            registrar.access(self, keyPath: \.count)
            return lock.withLock { value }
        }
        set { registrar.withMutation(of: self, keyPath: \.count) { lock.withLock { value = newValue } } }
    }

    /// Announces a change long before setting the value.
    func setLate(_ count: Int) {
        registrar.withMutation(of: self, keyPath: \.count) {
            Thread.sleep(forTimeInterval: 0.1)
            lock.withLock { value = count }
        }
    }
}

private struct Hosted: View {
    let model: Model
    let observer: Observer
    var body: some View {
        VStack {
            if model.shows {
                Color.red.onAppear { observer.log.append("appear") }
                    .onDisappear { observer.log.append("disappear") }
            }
            Text("\(model.count)").onChange(of: model.count) { old, new in observer.log.append("\(old) to \(new)") }
        }
    }
}

private struct Stateful: View {
    let observer: Observer
    let changes: Changes
    @State private var count = 0

    @MainActor
    final class Changes { var change: (() -> Void)? }

    var body: some View {
        observer.log.append("body \(count)")
        return Text("\(count)").onAppear { changes.change = { count += 1 } }
    }
}

private struct Working: View {
    let model: Model
    let observer: Observer
    var body: some View {
        Text("work").task(id: model.count) {
            observer.log.append("begin \(model.count)")
            try? await Task.sleep(for: .milliseconds(1))
            observer.log.append("end \(model.count)")
        }
    }
}

private final class OpenObject: ObservableObject, @unchecked Sendable {
    // Unchecked: a published property may be read and set on any thread.
    @Published var count = 0
}

private struct ReadingObject: View {
    @ObservedObject var object: OpenObject
    let observer: Observer
    var body: some View {
        observer.log.append("object \(object.count)")
        return Text("\(object.count)")
    }
}

private struct Reading: View {
    let model: OpenModel
    let observer: Observer
    var body: some View {
        observer.log.append("body \(model.count)")
        return Text("\(model.count)")
    }
}

/// A shape that records the values of its animation.
private struct Way: SwiftUI.Shape {
    var x: CGFloat
    let note: @Sendable (CGFloat) -> Void
    nonisolated var animatableData: CGFloat {
        get { x }
        set { x = newValue }
    }
    nonisolated func path(in rect: CGRect) -> Path {
        note(x)
        return Path(CGRect(x: x, y: 0, width: 1, height: 1))
    }
}

private struct Moving: View {
    let model: Model
    let observer: Observer
    var body: some View {
        Way(x: CGFloat(model.count)) { x in MainActor.assumeIsolated { observer.log.append("\(x)") } }
    }
}

extension DrivingCheck {
    @MainActor
    private static func show(_ view: some View) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        return window
    }

    static let hierarchies = [
        DrivingCheck("views appear, hear of changes and disappear") { observer in
            let model = Model()
            let window = show(Hosted(model: model, observer: observer))
            await observer.wait(for: "onAppear") { observer.log == ["appear"] }
            model.count = 1
            await observer.wait(for: "onChange") { observer.log.last == "0 to 1" }
            model.count = 5
            await observer.wait(for: "another onChange") { observer.log.last == "1 to 5" }
            model.shows = false
            await observer.wait(for: "onDisappear") { observer.log.last == "disappear" }
            observer.expect(observer.log == ["appear", "0 to 1", "1 to 5", "disappear"], "\(observer.log)")
            window.isHidden = true
        },
        DrivingCheck("changed state asks for the body again") { observer in
            let changes = Stateful.Changes()
            let window = show(Stateful(observer: observer, changes: changes))
            await observer.wait(for: "onAppear") { changes.change != nil }
            for count in 1...3 {
                changes.change?()
                await observer.wait(for: "body \(count)") { observer.log.last == "body \(count)" }
            }
            window.isHidden = true
        },
        DrivingCheck("tasks begin, end and begin anew") { observer in
            let model = Model()
            let window = show(Working(model: model, observer: observer))
            await observer.wait(for: "the end of the task") { observer.log == ["begin 0", "end 0"] }
            model.count = 1
            await observer.wait(for: "the end of the next") { observer.log.count == 4 }
            observer.expect(observer.log.suffix(2) == ["begin 1", "end 1"], "\(observer.log)")
            window.isHidden = true
        },
        DrivingCheck("observed objects may change on any thread") { observer in
            let model = OpenModel()
            let window = show(Reading(model: model, observer: observer))
            await observer.wait(for: "the body") { observer.log.last == "body 0" }
            model.count = 1
            await observer.wait(for: "a change here") { observer.log.last == "body 1" }
            await Task.detached { model.count = 2 }.value
            await observer.wait(for: "a change elsewhere") { observer.log.last == "body 2" }
            window.isHidden = true
        },
        DrivingCheck("a value set long after its announcement elsewhere is read") { observer in
            let model = OpenModel()
            let window = show(Reading(model: model, observer: observer))
            await observer.wait(for: "the body") { observer.log.last == "body 0" }
            await Task.detached { model.setLate(1) }.value
            await observer.wait(for: "the value") { observer.log.last == "body 1" }
            window.isHidden = true

            let object = OpenObject()
            let other = show(ReadingObject(object: object, observer: observer))
            await observer.wait(for: "the other body") { observer.log.last == "object 0" }
            let way = object.$count.dropFirst().sink { _ in Thread.sleep(forTimeInterval: 0.1) }
            await Task.detached { object.count = 1 }.value
            await observer.wait(for: "the published value") { observer.log.last == "object 1" }
            withExtendedLifetime(way) {}
            other.isHidden = true
        },
        DrivingCheck("animations of views move frame by frame and complete") { observer in
            let model = Model()
            let window = show(Moving(model: model, observer: observer))
            await observer.wait(for: "the first path") { !observer.log.isEmpty }
            observer.log = []
            var isDone = false
            withAnimation(.linear(duration: 0.2)) {
                model.count = 10
            } completion: {
                isDone = true
            }
            await observer.wait(for: "the completion") { isDone }
            await observer.wait(for: "the end") { observer.log.last == "10.0" }
            observer.expect(observer.log.count > 2, "there is nothing between: \(observer.log)")
            window.isHidden = true
        },
        DrivingCheck("timelines go on") { observer in
            let begin = Date()
            let window = show(
                TimelineView(.periodic(from: begin, by: 0.02)) { context in
                    let _ = observer.log.append("\(context.date.timeIntervalSince(begin))")
                    Text("\(context.date)")
                })
            await observer.wait(for: "five dates") { observer.log.count > 5 }
            window.isHidden = true
        },
    ]
}
