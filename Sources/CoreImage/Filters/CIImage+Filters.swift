import CoreGraphics

extension CIImage {
    /// Returns the image with a filter applied; the image itself where the filter fails, which is reported.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else {
            reportOnce("CIImage: there is no filter \"\(filterName)\"; the image is unchanged")
            return self
        }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    /// Returns the image with a filter applied, with default inputs.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
}
