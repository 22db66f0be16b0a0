/// The kernels that Core Image brings along. Those that have a filter of the same name give the same pixels.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/ciblendkernel)
extension CIBlendKernel {
    // MARK: Component-wise kernels

    /// The sum of both, alphas included.
    public class var componentAdd: CIBlendKernel { BuiltinBlendKernel.named("componentAdd") }

    /// The product of both, alphas included.
    public class var componentMultiply: CIBlendKernel { BuiltinBlendKernel.named("componentMultiply") }

    /// The lesser component of both, alphas included.
    public class var componentMin: CIBlendKernel { BuiltinBlendKernel.named("componentMin") }

    /// The greater component of both, alphas included.
    public class var componentMax: CIBlendKernel { BuiltinBlendKernel.named("componentMax") }

    // MARK: Porter-Duff operators

    /// Transparent black wherever one of the images is.
    public class var clear: CIBlendKernel { BuiltinBlendKernel.named("clear") }

    /// The foreground alone.
    public class var source: CIBlendKernel { BuiltinBlendKernel.named("source") }

    /// The background alone.
    public class var destination: CIBlendKernel { BuiltinBlendKernel.named("destination") }

    /// The foreground over the background.
    public class var sourceOver: CIBlendKernel { BuiltinBlendKernel.named("sourceOver") }

    /// The background over the foreground.
    public class var destinationOver: CIBlendKernel { BuiltinBlendKernel.named("destinationOver") }

    /// The foreground where the background is.
    public class var sourceIn: CIBlendKernel { BuiltinBlendKernel.named("sourceIn") }

    /// The background where the foreground is.
    public class var destinationIn: CIBlendKernel { BuiltinBlendKernel.named("destinationIn") }

    /// The foreground where the background is not.
    public class var sourceOut: CIBlendKernel { BuiltinBlendKernel.named("sourceOut") }

    /// The background where the foreground is not.
    public class var destinationOut: CIBlendKernel { BuiltinBlendKernel.named("destinationOut") }

    /// The foreground over the background, where the background is.
    public class var sourceAtop: CIBlendKernel { BuiltinBlendKernel.named("sourceAtop") }

    /// The background over the foreground, where the foreground is.
    public class var destinationAtop: CIBlendKernel { BuiltinBlendKernel.named("destinationAtop") }

    /// Each image where the other is not.
    public class var exclusiveOr: CIBlendKernel { BuiltinBlendKernel.named("exclusiveOr") }

    // MARK: PDF blend modes

    /// The product of both colours.
    public class var multiply: CIBlendKernel { BuiltinBlendKernel.named("multiply") }

    /// The complement of the complements' product.
    public class var screen: CIBlendKernel { BuiltinBlendKernel.named("screen") }

    /// Multiplies or screens, by the background's colour.
    public class var overlay: CIBlendKernel { BuiltinBlendKernel.named("overlay") }

    /// The lesser of both components.
    public class var darken: CIBlendKernel { BuiltinBlendKernel.named("darken") }

    /// The greater of both components.
    public class var lighten: CIBlendKernel { BuiltinBlendKernel.named("lighten") }

    /// Brightens the background by the foreground.
    public class var colorDodge: CIBlendKernel { BuiltinBlendKernel.named("colorDodge") }

    /// Darkens the background by the foreground.
    public class var colorBurn: CIBlendKernel { BuiltinBlendKernel.named("colorBurn") }

    /// Multiplies or screens, by the foreground's colour.
    public class var hardLight: CIBlendKernel { BuiltinBlendKernel.named("hardLight") }

    /// Darkens or lightens softly, by the foreground's colour.
    public class var softLight: CIBlendKernel { BuiltinBlendKernel.named("softLight") }

    /// The distance of both colours.
    public class var difference: CIBlendKernel { BuiltinBlendKernel.named("difference") }

    /// As the difference, with less contrast.
    public class var exclusion: CIBlendKernel { BuiltinBlendKernel.named("exclusion") }

    /// The hue of the foreground, the saturation and luminance of the background.
    public class var hue: CIBlendKernel { BuiltinBlendKernel.named("hue") }

    /// The saturation of the foreground, the hue and luminance of the background.
    public class var saturation: CIBlendKernel { BuiltinBlendKernel.named("saturation") }

    /// The hue and saturation of the foreground, the luminance of the background.
    public class var color: CIBlendKernel { BuiltinBlendKernel.named("color") }

    /// The luminance of the foreground, the hue and saturation of the background.
    public class var luminosity: CIBlendKernel { BuiltinBlendKernel.named("luminosity") }

    // MARK: Other blend modes

    /// The background less the foreground.
    public class var subtract: CIBlendKernel { BuiltinBlendKernel.named("subtract") }

    /// The background divided by the foreground.
    public class var divide: CIBlendKernel { BuiltinBlendKernel.named("divide") }

    /// The sum of both less 1.
    public class var linearBurn: CIBlendKernel { BuiltinBlendKernel.named("linearBurn") }

    /// The sum of both, at most 1.
    public class var linearDodge: CIBlendKernel { BuiltinBlendKernel.named("linearDodge") }

    /// Burns or dodges, by the foreground's colour.
    public class var vividLight: CIBlendKernel { BuiltinBlendKernel.named("vividLight") }

    /// Burns or dodges linearly, by the foreground's colour.
    public class var linearLight: CIBlendKernel { BuiltinBlendKernel.named("linearLight") }

    /// Darkens or lightens, by the foreground's colour.
    public class var pinLight: CIBlendKernel { BuiltinBlendKernel.named("pinLight") }

    /// Each component 1 where the sum of both is at least 1, and 0 elsewhere.
    public class var hardMix: CIBlendKernel { BuiltinBlendKernel.named("hardMix") }

    /// The colour of the lesser luminance.
    public class var darkerColor: CIBlendKernel { BuiltinBlendKernel.named("darkerColor") }

    /// The colour of the greater luminance.
    public class var lighterColor: CIBlendKernel { BuiltinBlendKernel.named("lighterColor") }
}
