#if __has_include(<exempi/xmp.h>)
#include <exempi/xmp.h>
#else
#include <exempi-2.0/exempi/xmp.h>
#endif
