public import Foundation
public import ObjectRuntime

/// Is told about edits of a text. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextstoragedelegate)
public protocol NSTextStorageDelegate: RuntimeObject {
    /// Called before edits are processed; may change characters and attributes.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called before layout is updated; may change attributes.
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

/// An observer between a text and its layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextstorageobserving)
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// The text storage.
    var textStorage: NSTextStorage? { get set }
    /// Called when edits are to be laid out.
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
    /// Edits the text in a block.
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
