/// A way to an object that does not keep it alive.
///
/// A weak reference slows down every later retain of what it refers to, and nodes are referred to by all that lies below
/// them. A handle is one small object instead, which its owner empties when it goes away. Unchecked, as owners and all who
/// hold handles live on the main actor.
final class Handle<Object: AnyObject>: @unchecked Sendable {
    /// The object, while it lives.
    unowned(unsafe) var object: Object?
}
