// Random input for the kernels, and the comparison of their results with those of the scalar ones.
#ifndef CASES_H
#define CASES_H

#include "pixel_kernels.h"

#include <stdbool.h>

// xorshift64*: the same numbers on every processor.
extern uint64_t random_state;
uint64_t random_bits(void);
int random_int(int low, int high);
float random_float(float low, float high);
// 0 and 255 are together as likely as all others.
uint8_t random_level(void);
void fill_levels(uint8_t *bytes, size_t count);
// Premultiplied.
void fill_pixels(uint8_t *bytes, size_t pixels);

// A call of one kernel of a table, with the same arguments for each table. It writes to `out`.
typedef void (*kernel_call)(const pk_kernels *table, void *out, const void *arguments);

// Calls it with copies of the same bytes, and counts a failure if a table's result differs from the scalar table's.
// Compares `length` bytes from `out`, including those that the kernel must not change.
void compare(const char *name, const void *start, size_t length, kernel_call call, const void *arguments);

// A checksum of all results of the scalar table: the same seed gives the same one on every processor.
extern uint64_t checksum;
void add_to_checksum(const void *bytes, size_t count);
extern int comparisons, failures;

void try_surfaces(void);
void try_filters(void);
void try_lights(void);
void try_paints(void);
void try_winding(void);
void try_video(void);

#endif
