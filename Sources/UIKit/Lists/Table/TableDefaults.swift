/// The optional methods that a table must know to be left out: then it needs not ask for each row.
///
/// An optional requirement is a default of the protocol here, which says so when it is called.
struct TableDefaults: OptionSet {
    let rawValue: Int

    static let rowHeight = TableDefaults(rawValue: 1 << 0)
    static let headerHeight = TableDefaults(rawValue: 1 << 1)
    static let footerHeight = TableDefaults(rawValue: 1 << 2)
    static let estimatedRowHeight = TableDefaults(rawValue: 1 << 3)
    static let headerView = TableDefaults(rawValue: 1 << 4)
    static let footerView = TableDefaults(rawValue: 1 << 5)
}

extension UITableView {
    /// Notes that the delegate leaves a method out, and returns what stands for its answer.
    final func byDefault<Answer>(_ method: TableDefaults, _ answer: Answer) -> Answer {
        engine.defaults.insert(method)
        return answer
    }
}
