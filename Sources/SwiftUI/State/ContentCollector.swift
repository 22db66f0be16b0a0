/// Collects what composed content consists of, such as scenes, commands and toolbars.
@MainActor
protocol ContentCollector: AnyObject {
    /// The node that owns the content's state.
    var node: _ViewNode { get }
    /// The position of the part that is being collected.
    var path: ChildPath { get set }
    /// The stored properties of custom content, by their positions.
    var storedProperties: [ChildPath: Any] { get set }
}

extension ContentCollector {
    /// Collects a part of the content.
    func enter(_ step: some Hashable, _ body: () -> Void) {
        let outer = path
        path = path.appending(step)
        body()
        path = outer
    }

    /// Connects the dynamic properties of custom content with those that it had before.
    func install<Content>(in content: inout Content) {
        var known = storedProperties[path] as? DynamicProperties<Content> ?? DynamicProperties<Content>()
        known.install(in: &content, for: node)
        storedProperties[path] = known
    }
}
