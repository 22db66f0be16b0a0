extension HelpTopic {
    static let inspectText = """
        kasane inspect SCENE -o FILE.html: compiles a scene, runs it, and writes a report about it.

          kasane inspect Card.swift -o report.html               its initial state
          kasane inspect Card.swift --at 1.2 -o report.html      its state after 1.2 s
          kasane inspect Card.swift -o report.html --duration 2  with a timeline of the first two seconds

        The report is a single HTML file that needs no server and no network. It shows the rendered image; the layer
        tree; the model and presentation values of the selected layer, its animations and its position in the image; an
        exploded 3D view of the layers; a timeline with a lane for each animation and images over time; and what makes
        frames expensive, with the property to set. All of them can be navigated with the arrow keys.

          --at SECONDS         the time at which the tree is captured. Default: 0
          --duration SECONDS   the length of the recording. Default: until the last finite animation ends, 4 s if
                               there is none, and at most 60 s
          --fps N              simulation steps per second. Default: 60
          --size WxH, --scale N, --device NAME, --preview NAME, --state NAME, --fonts DIR, --timeout SECONDS, -q
                               as for kasane render
          -h, --help           print this help

        A report has at most 60 images over time, of at most 480 pixels per side, one image of at most 1600 pixels per
        side, 2,000 layers, separate drawings of 400 of them, and 400 animations. The report lists what is left out.
        """

    static let convertText = """
        kasane convert SCENE -o FILE.caml: writes a scene's layers as Core Animation XML, which layer editors exchange.

          kasane convert Card.swift -o card.caml           a document, with its images in card-assets next to it
          kasane convert Card.swift -o card.ca             a bundle: index.xml, main.caml and assets
          kasane convert card.ca -o other.caml             from one format to the other
          kasane convert Card.swift --at 1 -o card.caml    the layers after one second

        The file contains layers of all classes with their non-default values, animations, masks, filters, particles,
        images, and the states and transitions of an input archive. What the format cannot represent is reported.

          --at SECONDS         the time at which the tree is captured. Default: 0
          --state NAME         the state that an archive's layers show
          --fps N, --size WxH, --scale N, --device NAME, --preview NAME, --fonts DIR, --timeout SECONDS, -q
                               as for kasane render
          -h, --help           print this help

        kasane render, describe and inspect also accept archives as scenes.
        """
}
