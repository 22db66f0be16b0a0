// Found from the system's folder, without a flag.
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
