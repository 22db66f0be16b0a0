// Found in the system's include folder, without a flag.
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
