/// Is told what happens before a package is built.
package protocol PortObserver: AnyObject {
    /// What is being done now, which may take a while.
    func port(does step: String)
    /// One line that the user ought to know.
    func port(notes line: String)
}
