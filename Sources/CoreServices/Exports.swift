// The name of the module on macOS, by which older sources import it.
@_exported public import MobileCoreServices
