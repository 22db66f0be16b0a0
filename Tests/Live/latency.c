// Presses the mouse through the X server, and says how many milliseconds later a pixel changes: the median of several times.
//   latency X Y COUNT
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <stdio.h>
#include <stdlib.h>
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

// Returns the milliseconds until the pixel is another one; -1 if it stays.
static double wait_for_change(Display *display, int x, int y, unsigned long old, double start) {
    while (now() < start + 2000) {
        if (pixel(display, x, y) != old) return now() - start;
        usleep(200);
    }
    return -1;
}

static int ascending(const void *a, const void *b) {
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

int main(int count, char **words) {
    if (count != 4) return 2;
    int x = atoi(words[1]), y = atoi(words[2]), times = atoi(words[3]);
    Display *display = XOpenDisplay(NULL);
    if (!display || times < 1 || times > 100) return 2;
    double waits[100];
    XTestFakeMotionEvent(display, -1, x, y, 0);
    XSync(display, False);
    for (int index = 0; index < times; index++) {
        usleep(150000 + 3700 * (unsigned)index);
        for (int isDown = 1; isDown >= 0; isDown--) {
            unsigned long old = pixel(display, x, y);
            double start = now();
            XTestFakeButtonEvent(display, 1, isDown, 0);
            XSync(display, False);
            double wait = wait_for_change(display, x, y, old, start);
            if (wait < 0) {
                fprintf(stderr, "latency: nothing changed at %d %d\n", x, y);
                return 1;
            }
            if (isDown) waits[index] = wait;
            usleep(100000);
        }
    }
    qsort(waits, (size_t)times, sizeof(double), ascending);
    printf("%.1f\n", waits[times / 2]);
    return 0;
}
