/** A line of text. top: points from the upper edge. */
export type PdfLine = { text: string; font: 'serif' | 'sans'; size: number; top: number }

const page = { width: 595, height: 842, margin: 72 }
const fonts = { serif: 'Times-Roman', sans: 'Helvetica' }

/**
 * An A4 page of text as a PDF (ISO 32000-1), uncompressed, so that its size is the same on every machine. Written here instead
 * of with a library because documents state the size of the file: every start of a new shop would have to load the library.
 */
export function createPdfPage(title: string, lines: readonly PdfLine[]): Buffer {
  const frame = `0.75 G 36 36 ${page.width - 72} ${page.height - 72} re S`
  const texts = lines.map(
    ({ text, font, size, top }) =>
      `BT /${font} ${size} Tf ${page.margin} ${page.height - top} Td (${escapeText(text)}) Tj ET`,
  )
  const content = [frame, ...texts].join('\n')
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /serif 5 0 R /sans 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font(fonts.serif),
    font(fonts.sans),
    `<< /Title (${escapeText(title)}) >>`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + trailer, 'latin1')
}

/** Characters of Windows-1252 that Latin-1 does not have, as octal escapes. */
const windowsCodes: Record<string, string> = { '‘': '\\221', '’': '\\222', '“': '\\223', '”': '\\224', '–': '\\226' }

/** Each character outside Latin-1 becomes an escape or a question mark, so that every character is one byte. */
function escapeText(text: string): string {
  return text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, (character) => windowsCodes[character] ?? '?')
}
