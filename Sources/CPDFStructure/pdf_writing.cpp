#include "pdf_writing.h"

#include "pdf_file.hpp"

#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

namespace {

struct Stopped : std::exception {};

/// The end of the writer's chain: calls the caller's function.
class Sink : public Pipeline {
  public:
    Sink(pdf_file_sink sink, void *context) : Pipeline("sink", nullptr), sink(sink), context(context) {}

    void write(unsigned char const *data, size_t count) override {
        if (count > 0 && !sink(context, data, count)) throw Stopped();
    }

    void finish() override {}

  private:
    pdf_file_sink sink;
    void *context;
};

/// qpdf parses a reference in an array, but not on its own.
QPDFObjectHandle parse(pdf_file file, const char *syntax) {
    auto list = QPDFObjectHandle::parse(&file->document, "[ " + std::string(syntax) + " ]");
    if (list.getArrayNItems() != 1) throw std::invalid_argument("not one object");
    return list.getArrayItem(0);
}

void encrypt(QPDFWriter &writer, const pdf_file_encryption &wanted) {
    const auto &allowed = wanted.permissions;
    if (wanted.has_40_bits) {
        writer.setR2EncryptionParametersInsecure(
            wanted.user_password, wanted.owner_password, allowed.low_quality_printing || allowed.high_quality_printing,
            allowed.document_changes, allowed.content_copying, allowed.commenting);
        return;
    }
    const auto print = allowed.high_quality_printing  ? qpdf_r3p_full
                       : allowed.low_quality_printing ? qpdf_r3p_low
                                                      : qpdf_r3p_none;
    writer.setR4EncryptionParametersInsecure(
        wanted.user_password, wanted.owner_password, allowed.content_accessibility, allowed.content_copying,
        allowed.document_assembly, allowed.commenting, allowed.form_field_entry, allowed.document_changes, print, true,
        true);
}

void say(pdf_file_message *message, const char *text) {
    std::strncpy(message->text, text, sizeof message->text - 1);
    message->text[sizeof message->text - 1] = 0;
}

/// Calls a function that returns a Boolean value or a number; on an exception the result is false or 0.
template <typename Body> auto guarded(Body body) -> decltype(body()) {
    try {
        return body();
    } catch (...) {
        return {};
    }
}

}  // namespace

int pdf_file_add_object(pdf_file file, const char *syntax) {
    return guarded([&] { return file->document.makeIndirectObject(parse(file, syntax)).getObjectID(); });
}

int pdf_file_add_stream(pdf_file file, const char *dictionary, const uint8_t *bytes, size_t count) {
    return guarded([&] {
        auto stream = QPDFObjectHandle::newStream(&file->document);
        stream.replaceDict(parse(file, dictionary));
        stream.replaceStreamData(
            std::string(reinterpret_cast<const char *>(bytes), count), QPDFObjectHandle::newNull(),
            QPDFObjectHandle::newNull());
        return stream.getObjectID();
    });
}

bool pdf_file_replace_object(pdf_file file, int number, const char *syntax) {
    return guarded([&] {
        file->document.replaceObject(number, 0, parse(file, syntax));
        return true;
    });
}

bool pdf_file_replace_stream(pdf_file file, int number, const uint8_t *bytes, size_t count) {
    return guarded([&] {
        auto stream = file->document.getObject(number, 0);
        if (!stream.isStream()) return false;
        stream.replaceStreamData(
            std::string(reinterpret_cast<const char *>(bytes), count), QPDFObjectHandle::newNull(),
            QPDFObjectHandle::newNull());
        return true;
    });
}

bool pdf_file_set_entry(pdf_file file, int number, const char *key, const char *syntax) {
    return guarded([&] {
        auto object = number == 0 ? file->document.getTrailer() : file->document.getObject(number, 0);
        if (object.isStream()) object = object.getDict();
        if (!object.isDictionary()) return false;
        object.replaceKey(key, parse(file, syntax));
        return true;
    });
}

pdf_file pdf_file_make(void) {
    try {
        auto file = std::make_unique<pdf_file_>();
        file->document.emptyPDF();
        return file.release();
    } catch (...) {
        return nullptr;
    }
}

bool pdf_file_remove_pages(pdf_file file) {
    return guarded([&] {
        auto pages = file->document.getAllPages();
        while (!pages.empty()) {
            file->document.removePage(pages.back());
            pages.pop_back();
        }
        return true;
    });
}

int pdf_file_append_page(pdf_file file, pdf_file source, int number, int generation) {
    return guarded([&] {
        auto page = source->document.getObject(number, generation);
        if (!page.isDictionary()) return 0;
        file->document.addPage(page, false);
        return file->document.getAllPages().back().getObjectID();
    });
}

pdf_file_status pdf_file_write(
    pdf_file file, bool is_linearized, const pdf_file_encryption *encryption, pdf_file_sink sink, void *context,
    pdf_file_message *message) {
    std::memset(message->text, 0, sizeof message->text);
    try {
        Sink end(sink, context);
        QPDFWriter writer(file->document);
        writer.setOutputPipeline(&end);
        writer.setLinearization(is_linearized);
        // An encrypted file needs an identifier before its contents are known.
        writer.setDeterministicID(!encryption && !file->document.isEncrypted());
        if (encryption) encrypt(writer, *encryption);
        writer.write();
        return PDF_FILE_OK;
    } catch (std::bad_alloc &) {
        return PDF_FILE_NO_MEMORY;
    } catch (Stopped &) {
        say(message, "the output takes no more");
    } catch (std::exception &error) {
        say(message, error.what());
    } catch (...) {
    }
    return PDF_FILE_DAMAGED;
}
