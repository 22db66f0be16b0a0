/// What an object of a class holds that has no objects here, such as a camera. There is no value of this type, so the
/// compiler knows that no object is created, and the members that programs call on one need no invented answers.
package struct Absent: Sendable {
    private let value: Never

    /// Stands for the answer of a member.
    package func answer() -> Never { switch value {} }
}
