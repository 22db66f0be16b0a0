/// A reference to an object that doesn't keep it alive.
///
/// A weak reference slows down every later retain of its target, and nodes are referred to by everything below them. A
/// handle is a small object instead, which its owner clears when it is deallocated. Unchecked, since owners and
/// holders live on the main actor.
final class Handle<Object: AnyObject>: @unchecked Sendable {
    /// The object, while it is alive.
    unowned(unsafe) var object: Object?
}
