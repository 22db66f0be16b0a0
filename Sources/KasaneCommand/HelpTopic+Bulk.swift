extension HelpTopic {
    static let batchText = """
        kasane batch SCENE --data FILE -o PATTERN: compiles a scene once, and renders it for each row of a file.

          kasane batch Card.swift --data rows.csv -o 'out/{id}.png'           a picture for each row
          kasane batch Card.swift --data rows.jsonl -o 'out/{team}/{id}.mp4'  a movie for each, in a folder for each team
          kasane batch Card.swift --data rows.json -o 'out/{row}.png'         named by the rows' numbers, from 1

        The scene reads its row, with one of its own where there is none:

          import Kasane

          struct Row: Decodable { var id = 0, name = "Ada" }
          let row = SceneData.row(default: Row())

        FILE is .csv or .tsv, whose first line names the fields and whose text is converted to the members' types; .jsonl,
        an object of JSON in each line; or .json, an array of objects.

        PATTERN is as for -o of kasane render, with fields of the row in braces. A field cannot lead out of its place, and no
        two rows can have one name. Folders are made as they are needed.

          --jobs N             how many rows are rendered side by side. Default: one on each processor
          --timeout SECONDS    the most that a row may take. Default: 60
          --retry N            how often a row that fails is tried again. Default: 0
          --memory MB          the most memory that a row may take. Default: its share of the machine's
          --rows FIRST-LAST    only these rows, by their numbers
          --plan               print how many rows there are, as JSON, and render none
          --fresh              render also what a former run has rendered
          --duration, --from, --to, --at, --frame, --fps, --hold-last, --size, --scale, --device, --background, --fonts,
          --preview, --state, --png, -q
                               as for kasane render

        A row that fails does not keep the others from being rendered: failures.jsonl, beside the files, has its number, its
        line and its error. A batch that is interrupted, or in which rows failed, goes on when the same command is run
        again: a journal beside the files knows which rows are done with which data.
        Exit codes: 0 all rows are done, 1 some failed or the batch could not go on, 2 wrong arguments, 128 + N ended by
        signal N.
        """

    static let partsText = """
        kasane compile, kasane render --part and kasane join: one movie, or one batch, on several machines.

          kasane compile Film.swift -o film.scene                        a program for machines with the same Kasane
          kasane render film.scene -o film.mp4 --plan                    how many frames it has, as JSON
          kasane render film.scene -o 0.mp4.part --part 0-480            its frames 0 to 479, on one machine
          kasane render film.scene -o 1.mp4.part --part 480-900          the others, on another
          kasane join 0.mp4.part 1.mp4.part -o film.mp4                  the movie, as if rendered in one go
          kasane batch film.scene --data rows.csv -o '{id}.png' --rows 1-500

          -o, --output FILE    for compile and join: what is written
          --timeout SECONDS    for compile: give up when the compiler takes so long. Default: 60
          -q, --quiet          for join: say nothing but what went wrong

        A part begins with a multiple of 240 frames, and its name is the movie's with .part after it; the other options are
        those of the movie. Parts are joined without encoding them again, but for GIF, WebP and animated PNG, whose encoders look at all
        frames. Integrations/dask does all this on a cluster.
        Exit codes are those of kasane render.
        """
}
