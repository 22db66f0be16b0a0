extension UIView {
    /// The edge that reading begins at.
    public final var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
    /// The edge that reading ends at.
    public final var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
    public final var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
    public final var widthAnchor: NSLayoutDimension { dimension(.width) }
    public final var heightAnchor: NSLayoutDimension { dimension(.height) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
    /// The line that the first line of text stands on; the lower edge of a view without text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
    /// The line that the last line of text stands on; the lower edge of a view without text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
}

extension UILayoutGuide {
    /// The edge that reading begins at.
    public final var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
    /// The edge that reading ends at.
    public final var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
    public final var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
    public final var widthAnchor: NSLayoutDimension { dimension(.width) }
    public final var heightAnchor: NSLayoutDimension { dimension(.height) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
}
