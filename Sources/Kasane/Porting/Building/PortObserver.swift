/// Receives progress messages before a package is built.
package protocol PortObserver: AnyObject {
    /// Called with the current step, which may take a while.
    func port(does step: String)
    /// Called with a one-line message for the user.
    func port(notes line: String)
}
