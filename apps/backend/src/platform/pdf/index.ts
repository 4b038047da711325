export { createPdf, type Pdf } from './create-pdf.ts'
export type { PdfBlock, PdfDocument, PdfTable } from './pdf-document.ts'
