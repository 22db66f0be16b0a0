import CPDFStructure

/// Adding and removing pages.
extension PDFFile {
    /// Removes all pages from the document. Their objects remain, and can be appended again.
    package func removePages() throws(PDFError) {
        guard change({ pdf_file_remove_pages($0) }) else { throw .damaged("the pages can't be extracted") }
    }

    /// Appends a page of this file or of another one, and returns its object number in this file. Retains the other
    /// file.
    package func append(_ page: PDFReference, of source: PDFFile) throws(PDFError) -> Int {
        let (number, generation) = (Int32(clamping: page.number), Int32(clamping: page.generation))
        let added =
            source === self
            ? change { pdf_file_append_page($0, $0, number, generation) }
            : source.change { from in change { pdf_file_append_page($0, from, number, generation) } }
        guard added > 0 else { throw .damaged("the page of object \(page.number) can't be imported") }
        keep(source)
        return Int(added)
    }
}
