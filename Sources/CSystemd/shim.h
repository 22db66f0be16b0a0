// Types and constants. The functions are resolved when a message bus is used: see BusLibrary.swift.
#include <systemd/sd-bus.h>
