# Converts a guide to a DocC article: its links to other guides, to their headings and to images become DocC links.
# scripts/docs passes all guides first, to collect the headings, and then the one to print, after `show=1`.
#
# `catalogues` maps guides to catalogues ("Drawing=CoreGraphics ..."), `base` is the path of the site.

function fragment(heading) {
    gsub(/[`'"’]/, "", heading)
    gsub(/[ \t]+/, "-", heading)
    return heading
}

function guide_of(path) {
    sub(/.*\//, "", path)
    sub(/\.md.*/, "", path)
    return path
}

function link(target, name, anchor, place) {
    if (target ~ /^(https?:|doc:)/) return "](" target ")"
    if (target ~ /^#/) target = here ".md" target
    if (target ~ /^images\//) { gsub(/\//, "-", target); return "](" target ")" }
    name = guide_of(target)
    if (!(name in catalogue)) return "](" repository target ")"
    if (match(target, /#.*/)) {
        anchor = substr(target, RSTART + 1)
        if (!((name, anchor) in headings)) print FILENAME ": no heading " target >"/dev/stderr"
        anchor = "#" headings[name, anchor]
    }
    place = name "Guide"
    if (catalogue[name] == catalogue[here]) return "](doc:" place anchor ")"
    return "](" base "/documentation/" tolower(catalogue[name]) "/" tolower(place) anchor ")"
}

BEGIN {
    count = split(catalogues, pairs, " ")
    for (i = 1; i <= count; i++) { split(pairs[i], pair, "="); catalogue[pair[1]] = pair[2] }
}

FNR == 1 { here = guide_of(FILENAME); code = 0 }
/^```/ { code = !code }

!show && !code && /^##* / {
    heading = $0
    sub(/^#* /, "", heading)
    slug = tolower(heading)
    gsub(/[^a-z0-9 _-]/, "", slug)
    gsub(/ /, "-", slug)
    headings[here, slug] = fragment(heading)
}

show {
    rest = $0
    line = ""
    while (!code && match(rest, /\]\([^)]*\)/)) {
        target = substr(rest, RSTART + 2, RLENGTH - 3)
        line = line substr(rest, 1, RSTART - 1)
        rest = substr(rest, RSTART + RLENGTH)
        # Files outside of the site are named, not linked.
        if (target ~ /^\.\.\// && !(guide_of(target) in catalogue)) {
            start = 0
            for (i = length(line); i > 0 && !start; i--) if (substr(line, i, 1) == "[") start = i
            if (start > 1 && substr(line, start - 1, 1) == "!") {
                sub(/.*\//, "", target)
                line = line "](" target ")"
            } else line = substr(line, 1, start - 1) substr(line, start + 1)
        } else line = line link(target)
    }
    print line rest
}
