extension HelpTopic {
    static let batchText = """
        kasane batch SCENE --data FILE -o PATTERN: compiles a scene once and renders it for each row of a data file.

          kasane batch Card.swift --data rows.csv -o 'out/{id}.png'           an image for each row
          kasane batch Card.swift --data rows.jsonl -o 'out/{team}/{id}.mp4'  a movie for each, in a folder per team
          kasane batch Card.swift --data rows.json -o 'out/{row}.png'         named by row number, from 1

        The scene reads its row, and falls back to a default of its own if there is none:

          import Kasane

          struct Row: Decodable { var id = 0, name = "Ada" }
          let row = SceneData.row(default: Row())

        FILE is .csv or .tsv, with field names in the first line and text that is converted to the types of the members;
        .jsonl, with one JSON object per line; or .json, an array of objects.

        PATTERN is as for -o of kasane render, with fields of the row in braces. A field cannot lead out of its folder,
        and no two rows can have the same name. Folders are created as needed.

          --jobs N             number of rows rendered in parallel. Default: one per processor
          --timeout SECONDS    time limit for each row. Default: 60
          --retry N            number of retries for a row that fails. Default: 0
          --memory MB          memory limit for each row. Default: an equal share of the machine's memory
          --rows FIRST-LAST    render only these rows, by number
          --plan               print the number of rows as JSON, and render nothing
          --fresh              also render rows that an earlier run has rendered
          --duration, --from, --to, --at, --frame, --fps, --hold-last, --size, --scale, --device, --background, --fonts,
          --preview, --state, --png, -q
                               as for kasane render

        A row that fails does not stop the others: failures.jsonl, next to the files, lists its number, its line and its
        error. To resume a batch that was interrupted or in which rows failed, run the same command again: a journal
        next to the files records which rows are done with which data.
        Exit codes: 0 all rows are done, 1 some rows failed or the batch was aborted, 2 invalid arguments, 128 + N
        terminated by signal N.
        """

    static let partsText = """
        kasane compile, kasane render --part and kasane join: render one movie, or one batch, on several machines.

          kasane compile Film.swift -o film.scene                        a program for machines with the same Kasane
          kasane render film.scene -o film.mp4 --plan                    the number of frames, as JSON
          kasane render film.scene -o 0.mp4.part --part 0-480            frames 0 to 479, on one machine
          kasane render film.scene -o 1.mp4.part --part 480-900          the remaining frames, on another
          kasane join 0.mp4.part 1.mp4.part -o film.mp4                  the movie, as if rendered in one run
          kasane batch film.scene --data rows.csv -o '{id}.png' --rows 1-500

          -o, --output FILE    for compile and join: the file to write
          --timeout SECONDS    for compile: give up if the compiler takes this long. Default: 60
          -q, --quiet          for join: print errors only

        A part begins at a multiple of 240 frames, and its name is the movie's with .part appended; the other options
        are those of the movie. Parts are joined without encoding them again, except for GIF, WebP and animated PNG,
        whose encoders need all frames. Integrations/dask does all this on a cluster.
        Exit codes are those of kasane render.
        """
}
