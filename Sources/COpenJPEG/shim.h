#if __has_include(<openjpeg.h>)
#include <openjpeg.h>
#else
#include <openjpeg-2.5/openjpeg.h>
#endif
