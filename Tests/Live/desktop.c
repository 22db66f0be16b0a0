// Actions of scripts/test-live on a desktop, through the X server.
//   desktop latency X Y COUNT     presses the mouse; prints after how many milliseconds a pixel changes: the median
//   desktop pixel X Y RRGGBB      waits until a pixel has a colour, for at most ten seconds
//   desktop close WINDOW          requests a window to close, like the button in its frame
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static unsigned long pixel(Display *display, int x, int y) {
    XImage *image = XGetImage(display, DefaultRootWindow(display), x, y, 1, 1, AllPlanes, ZPixmap);
    unsigned long value = image ? XGetPixel(image, 0, 0) : 0;
    if (image) XDestroyImage(image);
    return value & 0xFFFFFF;
}

// Returns the milliseconds until the pixel changes; -1 if it doesn't.
static double wait_for_change(Display *display, int x, int y, unsigned long old, double start) {
    while (now() < start + 2000) {
        if (pixel(display, x, y) != old) return now() - start;
        usleep(200);
    }
    return -1;
}

static int wait_for_color(Display *display, int x, int y, unsigned long color) {
    for (double end = now() + 10000; now() < end; usleep(2000)) {
        if (pixel(display, x, y) == color) return 0;
    }
    fprintf(stderr, "desktop: %d %d is %06lx and not %06lx\n", x, y, pixel(display, x, y), color);
    return 1;
}

static int ascending(const void *a, const void *b) {
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

static int measure(Display *display, int x, int y, int times) {
    double waits[100];
    if (times < 1 || times > 100) return 2;
    XTestFakeMotionEvent(display, -1, x, y, 0);
    XSync(display, False);
    for (int index = 0; index < times; index++) {
        usleep(50000 + 3700 * (unsigned)index);
        for (int isDown = 1; isDown >= 0; isDown--) {
            unsigned long old = pixel(display, x, y);
            double start = now();
            XTestFakeButtonEvent(display, 1, isDown, 0);
            XSync(display, False);
            double wait = wait_for_change(display, x, y, old, start);
            if (wait < 0) {
                fprintf(stderr, "desktop: nothing changed at %d %d\n", x, y);
                return 1;
            }
            if (isDown) waits[index] = wait;
            usleep(50000);
        }
    }
    qsort(waits, (size_t)times, sizeof(double), ascending);
    printf("%.1f\n", waits[times / 2]);
    return 0;
}

static int ask_to_close(Display *display, Window window) {
    XEvent event = {.xclient = {.type = ClientMessage, .window = window, .format = 32}};
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", False);
    event.xclient.data.l[0] = (long)XInternAtom(display, "WM_DELETE_WINDOW", False);
    XSendEvent(display, window, False, NoEventMask, &event);
    XSync(display, False);
    return 0;
}

int main(int count, char **words) {
    Display *display = XOpenDisplay(NULL);
    if (!display || count < 3) return 2;
    if (count == 5 && !strcmp(words[1], "latency")) {
        return measure(display, atoi(words[2]), atoi(words[3]), atoi(words[4]));
    }
    if (count == 5 && !strcmp(words[1], "pixel")) {
        return wait_for_color(display, atoi(words[2]), atoi(words[3]), strtoul(words[4], NULL, 16));
    }
    if (count == 3 && !strcmp(words[1], "close")) return ask_to_close(display, strtoul(words[2], NULL, 0));
    return 2;
}
