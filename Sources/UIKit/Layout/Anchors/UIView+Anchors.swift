extension UIView {
    /// The edge that reading begins at.
    public final var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
    /// The edge that reading ends at.
    public final var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
    /// The left side of the view.
    public final var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
    /// The right side of the view.
    public final var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
    /// The top of the view.
    public final var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
    /// The bottom of the view.
    public final var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
    /// The width of the view.
    public final var widthAnchor: NSLayoutDimension { dimension(.width) }
    /// The height of the view.
    public final var heightAnchor: NSLayoutDimension { dimension(.height) }
    /// The middle of the view across.
    public final var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
    /// The middle of the view up and down.
    public final var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
    /// The baseline of the first line of text; the bottom edge of a view without text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
}

extension UILayoutGuide {
    /// The edge that reading begins at.
    public final var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
    /// The edge that reading ends at.
    public final var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
    /// The left side of the guide.
    public final var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
    /// The right side of the guide.
    public final var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
    /// The top of the guide.
    public final var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
    /// The bottom of the guide.
    public final var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
    /// The width of the guide.
    public final var widthAnchor: NSLayoutDimension { dimension(.width) }
    /// The height of the guide.
    public final var heightAnchor: NSLayoutDimension { dimension(.height) }
    /// The middle of the guide across.
    public final var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
    /// The middle of the guide up and down.
    public final var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
}
