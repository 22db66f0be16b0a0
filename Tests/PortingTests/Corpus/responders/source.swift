import UIKit

class Page: UIView {
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(UIResponderStandardEditActions.paste(_:)) { return true }
        if action == #selector(underlineAll) { return true }
        return false
    }

    @objc func underlineAll() { print("underlined") }
    override func paste(_ sender: Any?) { print("pasted") }
}

class Book: UIViewController {
    let page = Page()
    override func loadView() {
        view = UIView()
        view.addSubview(page)
    }
    @objc func turnPage(_ sender: Any?) { print("turned by", type(of: sender!)) }
}

@MainActor func responders() {
    let book = Book()
    book.loadViewIfNeeded()
    print(book.page.target(forAction: #selector(Book.turnPage(_:)), withSender: nil) as? UIViewController === book)
    print(book.page.target(forAction: #selector(Page.underlineAll), withSender: nil) as? UIView === book.page)
    print(book.page.canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil))
    print(book.page.canPerformAction(#selector(UIResponderStandardEditActions.paste(_:)), withSender: nil))
    let button = UIButton()
    button.addTarget(book, action: #selector(Book.turnPage), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    UIApplication.shared.sendAction(#selector(Page.underlineAll), to: book.page, from: nil, for: nil)
}
