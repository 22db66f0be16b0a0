// A file that is open, for the functions of this folder.

#ifndef PDF_FILE_HPP
#define PDF_FILE_HPP

// qpdf asks which of its two kinds of pointers is meant: the standard library's.
#define POINTERHOLDER_TRANSITION 4

#include <qpdf/QPDF.hh>

struct pdf_file_ {
    QPDF document;
};

#endif
