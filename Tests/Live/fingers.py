"""Simulates touches on the touch screen of an X server with the driver "inputtest", through the socket of its device.

    fingers.py SOCKET WIDTHxHEIGHT

It reads lines of steps, because the device accepts no second connection. A step is FINGER,down,X,Y or FINGER,move,X,Y or
FINGER,up,X,Y in the screen's pixels, or wait,SECONDS. The protocol is that of the X server's xf86-input-inputtest-protocol.h.
"""

import socket
import struct
import sys
import time

VERSION, WAIT_FOR_SYNC, TOUCH = 0, 1, 6
# The event types of XInput 2.
KINDS = {"down": 18, "move": 19, "up": 20}
# The maximum of the device's axes.
RANGE = 65535


def send(device, kind, body=b""):
    device.sendall(struct.pack("<II", 8 + len(body), kind) + body)


def wait_for_sync(device):
    """Waits until the server has processed everything sent."""
    send(device, WAIT_FOR_SYNC)
    device.recv(8, socket.MSG_WAITALL)


def lay(device, finger, kind, x, y):
    # The first two of 64 axes, without values before acceleration.
    axes = struct.pack("<I8s4x128d", 0, bytes([3]) + bytes(7), x, y, *[0.0] * 126)
    send(device, TOUCH, struct.pack("<II", finger, KINDS[kind]) + axes)
    wait_for_sync(device)


def main(path, size):
    width, height = (float(side) for side in size.split("x"))
    device = socket.socket(socket.AF_UNIX)
    device.connect(path)
    send(device, VERSION, struct.pack("<HH", 1, 1))
    device.recv(12, socket.MSG_WAITALL)
    for step in (step for line in sys.stdin for step in line.split()):
        words = step.split(",")
        if words[0] == "wait":
            time.sleep(float(words[1]))
        else:
            x, y = (float(word) for word in words[2:])
            lay(device, int(words[0]), words[1], (x + 0.5) / width * RANGE, (y + 0.5) / height * RANGE)


main(*sys.argv[1:])
