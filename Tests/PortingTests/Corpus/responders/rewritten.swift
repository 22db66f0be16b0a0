import UIKit

class Page: UIView {
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector("paste:")                                  { return true }
        if action == Selector("underlineAll", Page.underlineAll) { return true }
        return false
    }

          func underlineAll() { print("underlined") }
    override func paste(_ sender: Any?) { print("pasted") }
; @section(".init_array") @used private nonisolated static let __exposed14: @convention(c) () -> Void = { exposeMembers(of: Page.self) { $0.method("underlineAll", Page.underlineAll); $0.method("paste:", Page.paste(_:)) } } }

class Book: UIViewController {
    let page = Page()
    override func loadView() {
        view = UIView()
        view.addSubview(page)
    }
          func turnPage(_ sender: Any?) { print("turned by", type(of: sender!)) }
; @section(".init_array") @used private nonisolated static let __exposed23: @convention(c) () -> Void = { exposeMembers(of: Book.self) { $0.method("turnPage:", Book.turnPage(_:)) } } }

@MainActor func responders() {
    let book = Book()
    book.loadViewIfNeeded()
    print(book.page.target(forAction: Selector("turnPage:", Book.turnPage(_:)), withSender: nil) as? UIViewController === book)
    print(book.page.target(forAction: Selector("underlineAll", Page.underlineAll), withSender: nil) as? UIView === book.page)
    print(book.page.canPerformAction(Selector("copy:")                                 , withSender: nil))
    print(book.page.canPerformAction(Selector("paste:")                                 , withSender: nil))
    let button = UIButton()
    button.addTarget(book, action: Selector("turnPage:", Book.turnPage(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    UIApplication.shared.sendAction(Selector("underlineAll", Page.underlineAll), to: book.page, from: nil, for: nil)
}
