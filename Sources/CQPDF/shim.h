// qpdf's C API, so that the package manager finds the library and its flags; CPDFStructure calls the C++ API.
#ifndef KASANE_CQPDF_H
#define KASANE_CQPDF_H

#include <qpdf/qpdf-c.h>

#endif
