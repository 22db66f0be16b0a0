# Shared functions of the scripts that test windows: checks, processes, and X servers. They source it once $kasane is set; it changes
# to a temporary folder with the scenes of this one.
place=$(mktemp -d)
checks=0
failures=0
started=()
# Runs a command until it succeeds, for at most PATIENCE seconds, twenty by default: compiling a scene takes as long as the machine
# needs.
until_true() {
    local end=$((SECONDS + ${PATIENCE-20}))
    while [ "$SECONDS" -lt "$end" ]; do
        if "$@" >/dev/null 2>&1; then return 0; fi
        sleep 0.05
    done
    return 1
}
finish() {
    for process in "${started[@]}"; do kill -9 "$process" 2>/dev/null || true; done
    wait 2>/dev/null || true
    # Processes started by a session bus may write for a moment longer.
    until_true rm -rf "$place" || true
}
trap finish EXIT
cp "$root"/Tests/Live/*.swift "$place"
cd "$place"
cc -O1 -o desktop "$root/Tests/Live/desktop.c" -lX11 -lXtst
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER XMODIFIERS
export XDG_RUNTIME_DIR=$place/run
mkdir -m 700 "$XDG_RUNTIME_DIR"

# MARK: Checks

passed() {
    checks=$((checks + 1))
    echo "passed: $1"
}
failed() {
    checks=$((checks + 1))
    failures=$((failures + 1))
    echo "failed: $1" >&2
    for log in out.log err.log; do [ ! -s $log ] || sed "s/^/    $log: /" $log | tail -n 5 >&2; done
}
check() {
    local what=$1
    shift
    if until_true "$@"; then passed "$what"; else failed "$what"; fi
}
# For conditions that hold immediately, or not at all.
check_now() {
    local what=$1
    shift
    if "$@" >/dev/null 2>&1; then passed "$what"; else failed "$what"; fi
}
said() { grep -qxF -- "$1" out.log; }
said_matching() { grep -qx -- "$1" out.log; }
complained() { grep -qF -- "$1" err.log; }

# MARK: Processes

# The processor time of a process and its children, in hundredths of a second.
ticks() {
    local sum=0 process
    for process in "$1" $(pgrep -P "$1"); do
        sum=$((sum + $(awk '{ print $14 + $15 }' "/proc/$process/stat")))
    done
    echo $sum
}
# Waits until a process has been idle for half a second.
until_still() {
    local before=-1 now
    for _ in $(seq 40); do
        now=$(ticks "$1")
        [ "$now" -ne "$before" ] || return 0
        before=$now
        sleep 0.5
    done
    return 1
}
memory() { awk '/^VmRSS/ { print $2 }' "/proc/$1/status"; }
open_files() { find "/proc/$1/fd" -mindepth 1 | wc -l; }
children() { pgrep -P "$1" | wc -l; }
has_one_child() { [ "$(children "$1")" -eq 1 ]; }

# Starts a process that writes out.log and err.log.
start() {
    : >out.log
    : >err.log
    id=
    "$@" >>out.log 2>>err.log &
    player=$!
    started+=("$player")
}
play() { start "$kasane" play "$@"; }
stop() {
    kill "$player" 2>/dev/null || true
    wait "$player" 2>/dev/null || true
}
render() { "$kasane" render "$1" -q -o "$2" --background white "${@:3}"; }

# Starts an X server, and writes its display number to a file.
serve() {
    # Without a reset the pointer stays where it is when the last client disconnects.
    Xvfb -displayfd 3 -screen 0 "$1" -noreset -nolisten tcp 3>"$2" >/dev/null 2>&1 &
    server=$!
    started+=("$server")
    until_true test -s "$2" || {
        echo "$(basename "$0"): Xvfb doesn't start" >&2
        exit 1
    }
}

# MARK: Windows in an X server

# Finds the player's window.
window() { id=$(xdotool search --onlyvisible --pid "$player" 2>/dev/null | tail -n 1) && [ -n "$id" ]; }
# Sets X, Y, WIDTH and HEIGHT of the window in pixels.
measure_window() { eval "$(xdotool getwindowgeometry --shell "$id" | grep -E '^(X|Y|WIDTH|HEIGHT)=')"; }
# A window's own image lacks the colour masks, so it is cropped from the screen's.
picture() {
    measure_window
    xwd -silent -root | xwdtopnm 2>/dev/null | pnmcut "$X" "$Y" "$WIDTH" "$HEIGHT" | pnmtopng 2>/dev/null >"$1"
}
shows() { picture seen.png && "$kasane" diff "$1" seen.png >/dev/null 2>&1; }
differs() { ! shows "$1"; }
is_named() { [ "$(xdotool getwindowname "$id")" = "$1" ]; }
has_size() { measure_window && [ "$WIDTH $HEIGHT" = "$1 $2" ]; }
key() { xdotool key --window 0 "$1"; }
# Moves the mouse to a position in the window, and clicks with a button.
point() { xdotool mousemove $((X + $1)) $((Y + $2)); }
click() { xdotool mousemove $((X + $1)) $((Y + $2)) click "${3-1}"; }
pixel() { ./desktop pixel $((X + $1)) $((Y + $2)) "$3"; }

# MARK: Idle scenes

# Begins to measure the processor time of an idle scene.
begin_rest() {
    until_still "$player" || true
    resting=$player
    rest_ticks=$(ticks "$resting")
    rest_began=$(date +%s%N)
}
# Ten seconds later: less than one per cent of a processor, or than the given percentage.
check_rest() {
    local elapsed used percent=${2-1}
    while [ "$(date +%s%N)" -lt $((rest_began + 10 * 1000000000)) ]; do sleep 0.1; done
    elapsed=$((($(date +%s%N) - rest_began) / 10000000))
    used=$(($(ticks "$resting") - rest_ticks))
    check_now "$1 takes $used of $elapsed hundredths of a second" [ $((used * 100)) -lt $((elapsed * percent)) ]
    kill "$resting"
}

# Prints a summary; fails if a check has.
conclude() {
    local name
    name=$(basename "$0")
    if [ "$failures" -gt 0 ]; then
        echo "$name: $failures of $checks checks failed in $SECONDS seconds" >&2
        exit 1
    fi
    echo "$name: all $checks checks passed in $SECONDS seconds"
}
