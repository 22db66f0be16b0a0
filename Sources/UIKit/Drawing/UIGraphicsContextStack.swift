public import CoreGraphics
import Foundation

/// The contexts that the calling thread draws into, the current one last.
///
/// UIKit's drawing takes its context from here: `draw(_:)`, image contexts and renderers push theirs.
private final class GraphicsContextStack {
    var contexts: [CGContext] = []

    static var current: GraphicsContextStack {
        let key = "kasane.graphicsContexts"
        if let stack = Thread.current.threadDictionary[key] as? GraphicsContextStack { return stack }
        let stack = GraphicsContextStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }
}

/// The context that is drawn into on this thread, its origin at the top left, y down; nil where nothing is being drawn.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext())
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.contexts.last }

/// Makes a context the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.current.contexts.append(context) }

/// Goes back to the context that was current before the last push. Without one it does nothing.
public func UIGraphicsPopContext() { _ = GraphicsContextStack.current.contexts.popLast() }
