import CoreGraphics

extension CIImage {
    /// Returns the image with a filter applied, or the image itself if the filter fails, which is reported.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else {
            reportOnce("CIImage: there is no filter \"\(filterName)\"; the image is unchanged")
            return self
        }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    /// Returns the image with a filter with default inputs applied.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
}
