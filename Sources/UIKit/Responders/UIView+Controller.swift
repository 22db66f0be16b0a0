extension UIView {
    /// The view controller that the view belongs to: the nearest one up the responder chain.
    package final var nearestController: UIViewController? {
        var responder = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}
