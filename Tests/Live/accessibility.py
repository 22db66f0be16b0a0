"""Drives Spoken.swift through libatspi, with a portal of its own. Prints the checks that pass and fail."""

import os
import signal
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

KASANE = sys.argv[1]
failures = 0
context = GLib.MainContext.default()


def turn():
    while context.iteration(False):
        pass


def until(condition, seconds=10.0):
    """Polls until the condition holds; an error counts as false."""
    end = time.monotonic() + seconds
    while True:
        turn()
        try:
            answer = condition()
        except (GLib.Error, AttributeError):
            # The object doesn't exist yet, or no longer.
            answer = None
        if answer or time.monotonic() > end:
            return answer
        time.sleep(0.02)


def check(what, condition, seconds=10.0):
    global failures
    answer = until(condition, seconds)
    print(("passed: " if answer else "failed: ") + what, flush=True)
    if not answer:
        failures += 1
        for log in ("out.log", "err.log"):
            for line in open(log).read().splitlines()[-5:]:
                print("    %s: %s" % (log, line), flush=True)
        seen = until(lambda: all_in(window()), 1) or []
        print("    seen: " + ", ".join("%s %s" % (one.get_role_name(), one.get_name()) for one in seen), flush=True)
    return answer


def complaints():
    return [line for line in open("err.log").read().splitlines() if not line.startswith("kasane: Compiling")]


def said(text):
    return text in open("out.log").read()


# MARK: A portal

PORTAL = """
<node><interface name="org.freedesktop.portal.Settings">
  <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
PORTAL_PATH = "/org/freedesktop/portal/desktop"
settings = {
    "org.freedesktop.appearance": {"color-scheme": GLib.Variant("u", 1), "contrast": GLib.Variant("u", 1)},
    "org.gnome.desktop.interface": {
        "text-scaling-factor": GLib.Variant("d", 1.25),
        "enable-animations": GLib.Variant("b", False),
    },
}


def answer_portal(connection, sender, path, interface, method, arguments, invocation):
    invocation.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))


def open_bus():
    address = Gio.dbus_address_get_for_bus_sync(Gio.BusType.SESSION)
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags)


session = open_bus()
node = Gio.DBusNodeInfo.new_for_xml(PORTAL)
session.register_object(PORTAL_PATH, node.interfaces[0], answer_portal, None, None)


def call(bus, name, path, interface, method, arguments=None):
    return bus.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 2000)


DRIVER = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
call(session, *DRIVER, "RequestName", GLib.Variant("(su)", ("org.freedesktop.portal.Desktop", 0)))


def tell(bus, namespace, key, value):
    bus.emit_signal(
        None, PORTAL_PATH, "org.freedesktop.portal.Settings", "SettingChanged",
        GLib.Variant("(ssv)", (namespace, key, value)))
    bus.flush_sync()


def set_status(name, value):
    call(
        session, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", value))))


# MARK: The screen


def start(*options, environment=None):
    return subprocess.Popen(
        [KASANE, "play", "Spoken.swift", *options], stdout=open("out.log", "w"), stderr=open("err.log", "w"),
        env=environment)


def window(title="Spoken.swift"):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if application and application.get_name() == title and application.get_child_count() == 1:
            return application.get_child_at_index(0)


def all_in(root):
    found = [root]
    for child in found:
        for index in range(child.get_child_count()):
            inner = child.get_child_at_index(index)
            if inner is not None:
                found.append(inner)
    return found


def find(name, role=None, title="Spoken.swift"):
    for accessible in all_in(window(title)):
        if accessible.get_name() == name and (role is None or accessible.get_role_name() == role):
            return accessible


def has(name, state, role=None):
    return find(name, role).get_state_set().contains(state)


def do(name, action, role=None):
    accessible = find(name, role)
    for index in range(accessible.get_n_actions()):
        if accessible.get_action_name(index) == action:
            return accessible.do_action(index)
    return False


def traits(words):
    return find(words, "label") is not None


def processes():
    children = subprocess.run(["pgrep", "-P", str(player.pid)], capture_output=True, text=True).stdout.split()
    return [str(player.pid)] + children


def wakes():
    """Returns how often threads of the player and its scene have gone to sleep, by thread."""
    count = {}
    for process in processes():
        for thread in os.listdir("/proc/%s/task" % process):
            for line in open("/proc/%s/task/%s/status" % (process, thread)):
                if line.startswith("voluntary_ctxt_switches"):
                    name = open("/proc/%s/task/%s/comm" % (process, thread)).read().strip()
                    count[name] = count.get(name, 0) + int(line.split()[1])
    return count


events = []


def heard(kind, name=None, detail=None):
    return any(
        event[0].startswith(kind) and name in (None, event[1]) and detail in (None, event[2]) for event in events)


def listen(event):
    try:
        name = event.source.get_name() if event.source else ""
    except GLib.Error:
        # It no longer exists.
        return
    events.append((event.type, name, event.detail1, event.any_data))


set_status("IsEnabled", True)
Atspi.init()
listener = Atspi.EventListener.new(listen)
kinds = ("state-changed", "children-changed", "text-changed", "property-change", "announcement", "text-caret-moved")
for kind in kinds:
    listener.register("object:" + kind)
listener.register("window:activate")
listener.register("window:deactivate")
player = start()

check("the window is there, by name and role", lambda: window() and window().get_role_name() == "frame", 60)
check("the portal's settings are in the traits", lambda: traits("dark contrast still XXL 1.0 silent"))
expected = [
    ("Things", "heading"), ("Count", "push button"), ("0 presses", "label"), ("Lights", "toggle button"),
    ("Volume", "slider"), ("Name", "entry"), ("Password", "password text"), ("Small", "radio button"),
    ("Done", "progress bar"), ("Card", "image"), ("Row 0", "list item"), ("Row 1", "toggle button"),
]
for name, role in expected:
    check("there is a %s named %s" % (role, name), lambda: find(name, role))
check("a hint is a description", lambda: find("Count").get_description() == "Counts one up")
check("an identifier is exposed", lambda: find("Card").get_accessible_id() == "card")
check("disabled elements are not sensitive", lambda: not has("Off", Atspi.StateType.SENSITIVE))
check("what is enabled is", lambda: has("Count", Atspi.StateType.SENSITIVE))
check("a list holds its rows", lambda: find("Row 0").get_parent().get_role_name() == "list")
check("each knows its place", lambda: all(
    child.get_parent().get_child_at_index(child.get_index_in_parent()) == child for child in all_in(window())))


def extents(name, kind=Atspi.CoordType.SCREEN):
    rect = find(name).get_extents(kind)
    return rect.x, rect.y, rect.width, rect.height


def shown():
    """Returns the window's number in the X server."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(player.pid)], capture_output=True, text=True).stdout.split()
    return found[-1] if found else None


identifier = until(shown)


def placed():
    shell = subprocess.run(
        ["xdotool", "getwindowgeometry", "--shell", identifier], capture_output=True, text=True).stdout
    place = dict(line.split("=") for line in shell.split() if "=" in line)
    inside = extents("Count", Atspi.CoordType.WINDOW)
    return inside == (210, 10, 180, 36) and extents("Count") == (
        int(place["X"]) + 210, int(place["Y"]) + 10, 180, 36)




def corner():
    """Returns the colour at the window's corner."""
    screen = subprocess.run("xwd -silent -root | xwdtopnm 2>/dev/null", shell=True, capture_output=True).stdout
    header = screen.split(b"\n", 3)
    width, size = int(header[1].split()[0]), 1 if int(header[2]) < 256 else 2
    x, y, _, _ = extents("Count")
    place = ((y - 8) * width + x - 208) * 3 * size
    return tuple(header[3][place:place + 3 * size:size])


check("and dark is what is seen", lambda: corner() == (0, 0, 0))
check("places are those of the desktop", placed)
subprocess.run(["xdotool", "windowmove", identifier, "300", "200"])
check("and follow the window", lambda: extents("Count")[:2] != (210, 10) and placed())
x, y, width, height = extents("Count")
check("a point is hit-tested to its element", lambda: window().get_accessible_at_point(
    x + 5, y + 5, Atspi.CoordType.SCREEN).get_name() == "Count")



def active():
    return window().get_state_set().contains(Atspi.StateType.ACTIVE)


subprocess.run(["xdotool", "windowfocus", identifier])
check("the key window is active", active)
other = subprocess.Popen(["xev"], stdout=subprocess.DEVNULL)
to_other = ["xdotool", "search", "--name", "Event Tester", "windowfocus"]
until(lambda: subprocess.run(to_other, capture_output=True).returncode == 0)
check("and without them is not", lambda: not active() and heard("window:deactivate"))
other.kill()
subprocess.run(["xdotool", "windowfocus", identifier])
check("and with them again", active)
check("which is told", lambda: heard("window:activate"))
check("a button is pressed", lambda: do("Count", "click") and find("1 presses"))
check("which is told", lambda: heard("object:property-change:accessible-name", "1 presses"))
check("what is disabled is not", lambda: not do("Off", "click"))
check("a switch is toggled", lambda: do("Lights", "toggle") and until(
    lambda: has("Lights", Atspi.StateType.CHECKED), 2))
check("which is told", lambda: heard("object:state-changed:checked", "Lights", 1))
check("a switch in a row is toggled", lambda: do("Row 1", "toggle", "toggle button") and until(
    lambda: has("Row 1", Atspi.StateType.CHECKED, "toggle button"), 2))
find("Volume").set_current_value(0.75)
check("a slider is set", lambda: abs(find("Volume").get_current_value() - 0.75) < 1e-6)
check("and stepped", lambda: do("Volume", "increment") and abs(find("Volume").get_current_value() - 0.85) < 1e-6)
check("which is told", lambda: heard("object:property-change:accessible-value", "Volume"))
check("a progress bar has a value", lambda: find("Done").get_current_value() == 0.5)
check("a segment is selected", lambda: find("Small").get_parent().select_child(1) and until(
    lambda: has("Large", Atspi.StateType.SELECTED) and not has("Small", Atspi.StateType.SELECTED), 2))
check("a row is pressed", lambda: do("Row 2", "click") and until(lambda: said("row: 2"), 2))
check("a list scrolls by a page", lambda: do("Row 0", "click") and find("Row 0").get_parent().do_action(1) and until(
    lambda: find("Row 5"), 2))
check("a row that is scrolled to is visible", lambda: find("Row 5").scroll_to(Atspi.ScrollType.ANYWHERE) and until(
    lambda: has("Row 5", Atspi.StateType.SHOWING), 2))

# Ends any blinking of a cursor.
until(lambda: False, 0.5)
before = wakes()
time.sleep(2)
used = {name: count - before.get(name, 0) for name, count in wakes().items() if count > before.get(name, 0)}
check("a still scene wakes no thread: %s in 2 s" % used, lambda: sum(used.values()) <= 6, 0)

check("a field is focused", lambda: find("Name").grab_focus() and until(
    lambda: has("Name", Atspi.StateType.FOCUSED), 2))
check("which is told", lambda: heard("object:state-changed:focused", "Name", 1))
check("a text is typed", lambda: Atspi.EditableText.insert_text(find("Name"), 0, "日本 go", 5) and until(
    lambda: said("name: 日本 go"), 2))
check("and read", lambda: Atspi.Text.get_text(find("Name"), 0, -1) == "日本 go")
check("in characters", lambda: Atspi.Text.get_character_count(find("Name")) == 5)
check("which is told", lambda: heard("object:text-changed:insert", "Name"))
word = find("Name")
check("by words", lambda: Atspi.Text.get_string_at_offset(word, 3, Atspi.TextGranularity.WORD).content == "go")
check("a part is deleted", lambda: Atspi.EditableText.delete_text(find("Name"), 0, 3) and until(
    lambda: Atspi.Text.get_text(find("Name"), 0, -1) == "go", 2))
check("a password is typed", lambda: Atspi.EditableText.set_text_contents(find("Password"), "hidden") and until(
    lambda: Atspi.Text.get_character_count(find("Password")) == 6, 2))
check("and not read", lambda: Atspi.Text.get_text(find("Password"), 0, -1) == "•" * 6)
check("the focus has moved there", lambda: heard("object:state-changed:focused", "Password", 1))
check("a custom action is performed", lambda: do("Card", "Favourite") and until(lambda: find("Favourite card"), 2))
check("an announcement is heard", lambda: any(
    event[0].startswith("object:announcement") and event[3] == "It is a favourite" for event in events))
check("a dialog opens", lambda: do("Ask", "click") and until(lambda: find("Sure?", "alert"), 2))
check("which is told", lambda: heard("object:children-changed:add"))
check("and hides the rest", lambda: find("Count") is None)
check("its button is pressed", lambda: do("Yes", "click") and until(lambda: find("2 presses"), 4))

# MARK: Keys

keys = []


def hear(event, *rest):
    keys.append((int(event.type), event.id, event.hw_code, event.event_string))
    return event.event_string == "x"


def press(*names):
    """Presses keys while events are processed, because they must be answered."""
    process = subprocess.Popen(["xdotool", "key", "--delay", "60", *names])
    until(lambda: process.poll() is not None)


hearer = Atspi.DeviceListener.new(hear)
kinds = 1 << int(Atspi.EventType.KEY_PRESSED_EVENT) | 1 << int(Atspi.EventType.KEY_RELEASED_EVENT)
consuming = Atspi.KeyListenerSyncType(
    Atspi.KeyListenerSyncType.SYNCHRONOUS | Atspi.KeyListenerSyncType.CANCONSUME)
Atspi.EditableText.set_text_contents(find("Name"), "")
check("a field takes keys", lambda: find("Name").grab_focus() and until(lambda: has("Name", Atspi.StateType.FOCUSED), 2))
Atspi.register_keystroke_listener(hearer, None, 0, kinds, consuming)
until(lambda: False, 0.3)
press("a", "x", "Left", "b")
check("key presses and releases are reported by their codes", lambda: [key[1:] for key in keys if key[0] == 0] == [
    (0x61, 38, "a"), (0x78, 53, "x"), (0xFF51, 113, "Left"), (0x62, 56, "b")] and len(keys) == 8)
check("those that are taken do nothing, and the others all", lambda: Atspi.Text.get_text(find("Name"), 0, -1) == "ba")
Atspi.deregister_keystroke_listener(hearer, None, 0, kinds)
until(lambda: False, 0.3)
keys.clear()
press("x")
check("without a listener, all keys go to the program", lambda: not keys and Atspi.Text.get_text(
    find("Name"), 0, -1) == "bxa")

# MARK: Changed settings

tell(session, "org.freedesktop.appearance", "color-scheme", GLib.Variant("u", 2))
check("light is in the traits", lambda: traits("light contrast still XXL 1.0 silent"))
check("and is seen", lambda: corner() == (255, 255, 255))
tell(session, "org.freedesktop.appearance", "contrast", GLib.Variant("u", 0))
tell(session, "org.gnome.desktop.interface", "text-scaling-factor", GLib.Variant("d", 2.0))
tell(session, "org.gnome.desktop.interface", "enable-animations", GLib.Variant("b", True))
check("and so is all else", lambda: traits("light plain moving AccessibilityL 1.0 silent"))
tell(session, "org.gnome.desktop.interface", "scaling-factor", GLib.Variant("u", 2))
check("a scale is applied", lambda: traits("light plain moving AccessibilityL 2.0 silent"))
tell(session, "org.gnome.desktop.interface", "scaling-factor", GLib.Variant("u", 1))
check("and given back", lambda: traits("light plain moving AccessibilityL 1.0 silent"))
set_status("ScreenReaderEnabled", True)
check("a screen reader sets isVoiceOverRunning", lambda: traits("light plain moving AccessibilityL 1.0 spoken"))

# MARK: Invalid messages

stranger = open_bus()
tell(stranger, "org.freedesktop.appearance", "color-scheme", GLib.Variant("u", 1))
for value in (GLib.Variant("s", "no"), GLib.Variant("u", 4000000000), GLib.Variant("av", [])):
    tell(session, "org.freedesktop.appearance", "contrast", value)
    tell(session, "org.gnome.desktop.interface", "text-scaling-factor", value)
tell(session, "org.gnome.desktop.interface", "text-scaling-factor", GLib.Variant("d", float("nan")))
tell(session, "org.gnome.desktop.interface", "text-scaling-factor", GLib.Variant("d", 2.0))
address = call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress").unpack()[0]
flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
rude = Gio.DBusConnection.new_for_address_sync(address, flags)
ROOT = "/org/a11y/atspi/accessible/root"
children = call(rude, "org.a11y.atspi.Registry", ROOT, "org.a11y.atspi.Accessible", "GetChildren").unpack()[0]
me = [name for name, path in children if path == ROOT][-1]
rubbish = [
    GLib.Variant("()", ()), GLib.Variant("(s)", ("x" * 1000000,)), GLib.Variant("(iii)", (2**31 - 1, -(2**31), 99)),
    GLib.Variant("(ii)", (-(2**31), 2**31 - 1)), GLib.Variant("(iu)", (2**31 - 1, 2**32 - 1)),
    GLib.Variant("(i)", (-(2**31),)), GLib.Variant("(u)", (2**32 - 1,)), GLib.Variant("(isi)", (2**31 - 1, "", -1)),
    GLib.Variant("(ssv)", ("org.a11y.atspi.Value", "CurrentValue", GLib.Variant("d", float("inf")))),
    GLib.Variant("(av)", ([GLib.Variant("v", GLib.Variant("v", GLib.Variant("s", "")))] * 1000,)),
]
members = [
    ("Accessible", "GetChildAtIndex"), ("Component", "GetExtents"), ("Component", "GetAccessibleAtPoint"),
    ("Action", "DoAction"), ("Text", "GetText"), ("Text", "GetStringAtOffset"), ("Text", "GetTextBeforeOffset"),
    ("Text", "SetSelection"), ("Text", "GetRangeExtents"), ("EditableText", "DeleteText"),
    ("EditableText", "InsertText"), ("Selection", "SelectChild"), ("Nonsense", "Nothing"),
]
paths = [ROOT, "/org/a11y/atspi/accessible/1", "/org/a11y/atspi/accessible/99999999999999999999", "/"]
paths += ["/org/a11y/atspi/accessible/%d" % number for number in range(2, 24)]
waiting = []
for path in paths:
    for interface, member in members:
        for arguments in rubbish:
            rude.call(
                me, path, "org.a11y.atspi." + interface, member, arguments, None, Gio.DBusCallFlags.NO_AUTO_START,
                5000, None, lambda bus, result: waiting.append(result))
    rude.call(
        me, path, "org.freedesktop.DBus.Properties", "Set", rubbish[8], None, Gio.DBusCallFlags.NO_AUTO_START, 5000,
        None, lambda bus, result: waiting.append(result))
    until(lambda: len(waiting) % (len(members) * len(rubbish) + 1) == 0)
check("malformed requests are answered", lambda: len(waiting) == len(paths) * (len(members) * len(rubbish) + 1))
check("and changes nothing", lambda: traits("light plain moving AccessibilityL 1.0 spoken"))

# MARK: A simulated device

tell(session, "org.freedesktop.appearance", "color-scheme", GLib.Variant("u", 1))
check("it is dark again", lambda: traits("dark plain moving AccessibilityL 1.0 spoken"))
player.terminate()
player.wait()
player = start("--device", "iPhone SE (3rd generation)")
check("a device has its own settings", lambda: traits("light plain moving L 1.0 spoken"))
player.terminate()
player.wait()
player = start()
check("and the desktop's come back without it", lambda: traits("dark contrast still XXL 1.0 spoken"))
identifier = until(shown)

# MARK: A standalone program

set_status("IsEnabled", False)
set_status("ScreenReaderEnabled", False)
check("without a client, nothing is sent", lambda: window() is None)
set_status("IsEnabled", True)
check("until somebody does", window)
# The build is kept, so that another run need not repeat it.
program = subprocess.Popen(
    [KASANE, "run", os.path.abspath("Program"), "--scratch-path", sys.argv[2]], stdout=open("program.log", "w"),
    stderr=subprocess.DEVNULL, env={**os.environ, "KASANE_WINDOW": "300x200"})
check("a program's tree is read", lambda: find("Press", "push button", "Program"), 60)
check("and pressed", lambda: find("Press", "push button", "Program").do_action(0) and until(
    lambda: "pressed" in open("program.log").read(), 2))


def frames():
    """Returns the program's windows, as reported."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if application and application.get_name() == "Program":
            return [application.get_child_at_index(place) for place in range(application.get_child_count())]
    return []


check("another scene is requested", lambda: find("New", "push button", "Program").do_action(0) and until(
    lambda: len(frames()) == 2))
check("and has its own name", lambda: [frame.get_name() for frame in frames()] == ["Program", "Another"])
program.terminate()

# MARK: Lost connections


def kill_bus(bus):
    """Kills the daemon of a bus, and with it all connections."""
    bus.set_exit_on_close(False)
    process = call(
        bus, *DRIVER, "GetConnectionUnixProcessID", GLib.Variant("(s)", ("org.freedesktop.DBus",))).unpack()[0]
    os.kill(process, signal.SIGKILL)


def click(column, row):
    shell = subprocess.run(
        ["xdotool", "getwindowgeometry", "--shell", identifier], capture_output=True, text=True).stdout
    place = dict(line.split("=") for line in shell.split() if "=" in line)
    subprocess.run(["xdotool", "mousemove", str(int(place["X"]) + column), str(int(place["Y"]) + row), "click", "1"])


def pressed(row):
    """Clicks the list, and waits until its row reports it."""
    count = open("out.log").read().count("row: ")
    click(100, row)
    return until(lambda: open("out.log").read().count("row: ") > count, 2)


rude.set_exit_on_close(False)
kill_bus(rude)
check("the program survives the end of the bus", lambda: pressed(340))
kill_bus(session)
check("nor does the session's", lambda: pressed(400))
check("and nothing is said of it", lambda: not complaints(), 0)
player.terminate()
player.wait()

lonely = {key: value for key, value in os.environ.items()}
lonely["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
player = start(environment=lonely)
check("a window opens without a bus", lambda: subprocess.run(
    ["xdotool", "search", "--onlyvisible", "--pid", str(player.pid)], capture_output=True, text=True).stdout)
check("and no word of it", lambda: not complaints(), 0)
player.terminate()
player.wait()
sys.exit(1 if failures else 0)
