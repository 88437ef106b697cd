#include <png.h>
int clibpng_version(void);
