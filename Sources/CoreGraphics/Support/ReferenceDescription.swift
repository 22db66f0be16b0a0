/// What Core Foundation calls an object: its type and its address.
func referenceDescription(_ type: String, _ object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "\(type) 0x\(String(address, radix: 16))"
}

extension Double {
    /// The number in at most six digits, as Core Graphics writes numbers for people.
    var shortDescription: String { String(self, byFormat: "%g") }
}
