/// What tests have from `NSObject` on iOS, which Linux's don't inherit from.
extension XCTest {
    /// The test's class, by which its bundle is found.
    public var classForCoder: AnyClass { type(of: self) }
}
