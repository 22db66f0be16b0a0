/// Reports that the value of a control is outside its bounds: it is clamped, or the lower bound is shown if it is not
/// a number.
///
/// The report doesn't include the value, so that a changing value is reported once.
func reportUnlessWithin<V: Comparable>(_ value: V, _ bounds: ClosedRange<V>, _ control: String) {
    guard !bounds.contains(value) else { return }
    reportInView("\(control): its value is outside of \(bounds); the nearest bound is shown")
}
