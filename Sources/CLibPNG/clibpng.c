#include "clibpng.h"
int clibpng_version(void) { return PNG_LIBPNG_VER; }
