/// The optional delegate methods that are known to be unimplemented, so that the table needn't ask for each row.
///
/// An optional requirement has a default implementation in a protocol extension here, which records that it was
/// called.
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
    /// Records that the delegate doesn't implement a method, and returns the default answer.
    final func byDefault<Answer>(_ method: TableDefaults, _ answer: Answer) -> Answer {
        engine.defaults.insert(method)
        return answer
    }
}
