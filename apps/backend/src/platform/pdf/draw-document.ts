import { drawTable } from './draw-table.ts'
import type { PdfBlock, PdfDocument } from './pdf-document.ts'
import { body, colours, footerTop, gutter, openPen, type Pen, small, type TextStyle } from './pen.ts'

/** The space between blocks. */
const gap = 16

/** Creates the PDF. The same document always gives the same bytes. */
export async function drawDocument(document: PdfDocument): Promise<Uint8Array> {
  const pen = openPen(document)
  const parts: Buffer[] = []
  pen.doc.on('data', (part: Buffer) => void parts.push(part))
  const ended = new Promise((resolve, reject) => pen.doc.on('end', resolve).on('error', reject))
  for (const block of document.blocks) drawBlock(pen, block)
  drawFooters(pen, document)
  pen.doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

function drawBlock(pen: Pen, block: PdfBlock): void {
  if (block.kind === 'letterhead') drawLetterhead(pen, block)
  else if (block.kind === 'heading') drawParagraph(pen, block.text, { size: 20 }, gap)
  else if (block.kind === 'columns') drawColumns(pen, block.columns)
  else if (block.kind === 'table') drawTable(pen, block)
  else if (block.kind === 'sums') drawSums(pen, block.rows)
  else if (block.kind === 'text') drawParagraph(pen, block.text, small, gutter)
  else pen.newPage()
}

function drawParagraph(pen: Pen, text: string, style: TextStyle, after: number): void {
  const box = { width: pen.width, style }
  pen.ensureSpace(pen.height(text, box))
  pen.y += pen.write(text, { ...box, x: pen.left, y: pen.y }) + after
}

/** The wordmark has a hairline above it, as in the shop's logo. */
function drawLetterhead(pen: Pen, { mark, suffix, lines }: { mark: string; suffix: string; lines: string[] }): void {
  const { doc, left, width, y } = pen
  const markStyle = { size: 24 }
  const half = width / 2
  pen.write(mark, { x: left, y: y + 6, width: half, style: markStyle })
  const markWidth = doc.widthOfString(mark)
  doc
    .moveTo(left, y)
    .lineTo(left + markWidth, y)
    .lineWidth(0.8)
    .stroke(colours.ink)
  if (suffix)
    pen.write(suffix, { x: left + markWidth + 8, y: y + 17, width: half, style: { size: 11, colour: colours.muted } })
  let at = y
  for (const line of lines) at += pen.write(line, { x: left + half, y: at, width: half, style: small, align: 'right' })
  pen.y = Math.max(at, y + 40) + gap
}

function drawColumns(pen: Pen, all: { title: string; lines: string[] }[]): void {
  const width = (pen.width - gutter * (all.length - 1)) / Math.max(1, all.length)
  const height = (lines: string[]) => lines.reduce((sum, line) => sum + pen.height(line, { width, style: body }), 14)
  pen.ensureSpace(Math.max(...all.map(({ lines }) => height(lines))))
  const ends = all.map(({ title, lines }, index) => {
    const x = pen.left + index * (width + gutter)
    let y = pen.y + pen.write(title, { x, y: pen.y, width, style: small }) + 2
    for (const line of lines) y += pen.write(line, { x, y, width, style: body })
    return y
  })
  pen.y = Math.max(...ends) + gap
}

function drawSums(pen: Pen, rows: { label: string; value: string; weight: 'strong' | 'normal' | 'quiet' }[]): void {
  const styles = { strong: { size: 11.5, bold: true }, normal: body, quiet: small }
  const width = pen.width * 0.55
  const x = pen.left + pen.width - width
  const labelWidth = width * 0.68
  const height = ({ label: text, weight }: (typeof rows)[number]) =>
    pen.height(text, { width: labelWidth, style: styles[weight] }) + (weight === 'strong' ? 7 : 3)
  pen.ensureSpace(rows.reduce((sum, row) => sum + height(row), 0))
  for (const row of rows) {
    const style = styles[row.weight]
    pen.write(row.label, { x, y: pen.y, width: labelWidth, style })
    pen.write(row.value, { x: x + labelWidth, y: pen.y, width: width - labelWidth, style, align: 'right' })
    pen.y += height(row)
  }
  pen.y += gap
}

function drawFooters(pen: Pen, { footer, pageLabel }: PdfDocument): void {
  const { start, count } = pen.doc.bufferedPageRange()
  const width = (pen.width - gutter * footer.length) / (footer.length + 1)
  for (let index = 0; index < count; index++) {
    pen.doc.switchToPage(start + index)
    pen.y = footerTop - 8
    pen.rule()
    const page = pageLabel.replace('{page}', String(index + 1)).replace('{pages}', String(count))
    for (const [column, lines] of [...footer, [page]].entries()) {
      const align = column === footer.length ? 'right' : 'left'
      const x = pen.left + column * (width + gutter)
      let y = footerTop
      for (const line of lines) y += pen.write(line, { x, y, width, style: { size: 7, colour: colours.muted }, align })
    }
  }
}
