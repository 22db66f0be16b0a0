/// Reports that the value of a control lies outside of what it shows: the nearest end is shown, or the beginning for what
/// is no number.
///
/// The value itself is not named, so that one that changes is reported once.
func reportUnlessWithin<V: Comparable>(_ value: V, _ bounds: ClosedRange<V>, _ control: String) {
    guard !bounds.contains(value) else { return }
    reportInView("\(control): its value lies outside of \(bounds); the nearest end is shown")
}
