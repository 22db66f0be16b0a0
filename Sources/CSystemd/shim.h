// Types and constants. The functions are found when a message bus is asked: see BusLibrary.swift.
#include <systemd/sd-bus.h>
