// The structure of PDF files, behind plain C: qpdf finds objects, mends damaged files, decrypts and takes filters off.
// pdf_writing.h changes and writes them.
//
// qpdf reports errors by C++ exceptions, which must not cross Swift's frames: each ends in the function that Swift called.
// A file is used by one thread at a time.

#ifndef PDF_STRUCTURE_H
#define PDF_STRUCTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct pdf_file_ *pdf_file;

typedef enum {
    PDF_FILE_OK,
    /// The password opens nothing.
    PDF_FILE_LOCKED,
    /// The bytes are no PDF, or too damaged to be mended.
    PDF_FILE_DAMAGED,
    /// More bytes than the caller allows.
    PDF_FILE_TOO_LARGE,
    /// The end is missing: what there is has been decoded.
    PDF_FILE_TRUNCATED,
    PDF_FILE_NO_MEMORY,
} pdf_file_status;

/// The library's own words about a failure, ended by zero.
typedef struct {
    char text[200];
} pdf_file_message;

/// Bytes from malloc, owned by the caller.
typedef struct {
    uint8_t *_Nullable bytes;
    size_t count;
} pdf_file_bytes;

/// What a file allows whom it was opened for.
typedef struct {
    bool is_encrypted, is_owner;
    bool low_quality_printing, high_quality_printing, document_changes, document_assembly, content_copying;
    bool content_accessibility, commenting, form_field_entry;
} pdf_file_permissions;

/// Opens bytes, which must stay until the file is closed. NULL with a status other than OK.
pdf_file _Nullable pdf_file_open(
    const uint8_t *_Nonnull bytes, size_t count, const char *_Nonnull password, pdf_file_status *_Nonnull status,
    pdf_file_message *_Nonnull message);
void pdf_file_close(pdf_file _Nonnull file);

/// The header's version, such as "1.7".
void pdf_file_read_version(pdf_file _Nonnull file, char *_Nonnull version, size_t capacity);
pdf_file_permissions pdf_file_read_permissions(pdf_file _Nonnull file);

/// The greatest number of an object.
int pdf_file_last_object(pdf_file _Nonnull file);

/// Writes an object as PDF's syntax has it, decrypted, with references left as they are; of a stream, the dictionary.
/// Number 0 is the trailer.
pdf_file_status pdf_file_read_object(
    pdf_file _Nonnull file, int number, int generation, size_t limit, pdf_file_bytes *_Nonnull text,
    bool *_Nonnull is_stream);

/// A stream's bytes after its first filters: all of them up to the first that makes a picture.
/// - is_decoded: false takes off the encryption alone.
/// - filter_count: receives how many filters have been taken off.
pdf_file_status pdf_file_read_stream(
    pdf_file _Nonnull file, int number, int generation, bool is_decoded, size_t limit, pdf_file_bytes *_Nonnull data,
    int *_Nonnull filter_count);

/// Takes the filters off bytes that stand by themselves, an inline picture's say.
/// - dictionary: PDF's syntax of a dictionary with `Filter` and `DecodeParms`, ended by zero.
pdf_file_status pdf_file_decode(
    pdf_file _Nonnull file, const char *_Nonnull dictionary, const uint8_t *_Nullable bytes, size_t count, size_t limit,
    pdf_file_bytes *_Nonnull data, int *_Nonnull filter_count);

#ifdef __cplusplus
}
#endif

#endif
