import CoreGraphics

extension CIImage {
    /// What a filter makes of the image; itself where the filter makes nothing, which has then been reported.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else {
            reportOnce("CIImage: there is no filter \"\(filterName)\"; the image stays as it is")
            return self
        }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    /// The same with the filter's inputs at their defaults.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
}
