public import Foundation
public import ObjectRuntime

/// Is told of changes of a text. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextstoragedelegate)
public protocol NSTextStorageDelegate: RuntimeObject {
    /// Called before changes are processed; may change characters and attributes.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called before changes are laid out; may change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

/// Stands between a text and its layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextstorageobserving)
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// The text.
    var textStorage: NSTextStorage? { get set }
    /// Called when changes are to be laid out.
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
    /// Edits the text within a block.
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
