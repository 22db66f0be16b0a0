extension UIView {
    /// The leading edge of the view.
    public final var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
    /// The trailing edge of the view.
    public final var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
    /// The left edge of the view.
    public final var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
    /// The right edge of the view.
    public final var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
    /// The top edge of the view.
    public final var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
    /// The bottom edge of the view.
    public final var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
    /// The width of the view.
    public final var widthAnchor: NSLayoutDimension { dimension(.width) }
    /// The height of the view.
    public final var heightAnchor: NSLayoutDimension { dimension(.height) }
    /// The horizontal centre of the view.
    public final var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
    /// The vertical centre of the view.
    public final var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
    /// The baseline of the first line of text; the bottom edge of a view without text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
}

extension UILayoutGuide {
    /// The leading edge of the guide.
    public final var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
    /// The trailing edge of the guide.
    public final var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
    /// The left edge of the guide.
    public final var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
    /// The right edge of the guide.
    public final var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
    /// The top edge of the guide.
    public final var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
    /// The bottom edge of the guide.
    public final var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
    /// The width of the guide.
    public final var widthAnchor: NSLayoutDimension { dimension(.width) }
    /// The height of the guide.
    public final var heightAnchor: NSLayoutDimension { dimension(.height) }
    /// The horizontal centre of the guide.
    public final var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
    /// The vertical centre of the guide.
    public final var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
}
