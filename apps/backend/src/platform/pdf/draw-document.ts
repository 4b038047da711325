import { drawCards } from './draw-cards.ts'
import { drawTable } from './draw-table.ts'
import {
  bodyStyle,
  colours,
  columnGap,
  createPageWriter,
  footerTop,
  type PageWriter,
  smallStyle,
  type TextStyle,
} from './page-writer.ts'
import type { PdfBlock, PdfDocument } from './pdf-document.ts'

/** The space between blocks. */
const gap = 16

/** Creates the PDF. The same document always gives the same bytes. */
export async function drawDocument(document: PdfDocument): Promise<Uint8Array> {
  const writer = createPageWriter(document)
  const parts: Buffer[] = []
  writer.doc.on('data', (part: Buffer) => void parts.push(part))
  const ended = new Promise((resolve, reject) => writer.doc.on('end', resolve).on('error', reject))
  for (const block of document.blocks) drawBlock(writer, block)
  drawFooters(writer, document)
  writer.doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

function drawBlock(writer: PageWriter, block: PdfBlock): void {
  if (block.kind === 'letterhead') drawLetterhead(writer, block)
  else if (block.kind === 'heading') {
    drawParagraph(writer, block.text, { size: 20 }, gap)
    if (block.isChapter) writer.doc.outline.addItem(block.text)
  } else if (block.kind === 'cards') drawCards(writer, block.cards)
  else if (block.kind === 'columns') drawColumns(writer, block.columns)
  else if (block.kind === 'table') drawTable(writer, block)
  else if (block.kind === 'sums') drawSums(writer, block.rows)
  else if (block.kind === 'text') drawParagraph(writer, block.text, smallStyle, columnGap)
  else if (block.kind === 'picture') drawPicture(writer, block)
  else writer.newPage()
}

function drawParagraph(writer: PageWriter, text: string, style: TextStyle, after: number): void {
  const box = { width: writer.width, style }
  writer.ensureSpace(writer.height(text, box))
  writer.y += writer.write(text, { ...box, x: writer.left, y: writer.y }) + after
}

function drawPicture(writer: PageWriter, { bytes, height }: { bytes: Uint8Array; height: number }): void {
  writer.ensureSpace(height)
  writer.doc.image(Buffer.from(bytes), writer.left, writer.y, { fit: [writer.width, height], align: 'center' })
  writer.y += height + gap
}

/** Draws the sender's wordmark, with a thin line above it as in the shop's logo, and the address. */
function drawLetterhead(
  writer: PageWriter,
  { mark, suffix, lines }: { mark: string; suffix: string; lines: string[] },
): void {
  const { doc, left, width, y } = writer
  const markStyle = { size: 24 }
  const half = width / 2
  writer.write(mark, { x: left, y: y + 6, width: half, style: markStyle })
  const markWidth = doc.widthOfString(mark)
  doc
    .moveTo(left, y)
    .lineTo(left + markWidth, y)
    .lineWidth(0.8)
    .stroke(colours.ink)
  if (suffix)
    writer.write(suffix, {
      x: left + markWidth + 8,
      y: y + 17,
      width: half,
      style: { size: 11, colour: colours.muted },
    })
  let at = y
  for (const line of lines)
    at += writer.write(line, { x: left + half, y: at, width: half, style: smallStyle, align: 'right' })
  writer.y = Math.max(at, y + 40) + gap
}

function drawColumns(writer: PageWriter, all: { title: string; lines: string[] }[]): void {
  const width = (writer.width - columnGap * (all.length - 1)) / Math.max(1, all.length)
  const height = (lines: string[]) =>
    lines.reduce((sum, line) => sum + writer.height(line, { width, style: bodyStyle }), 14)
  writer.ensureSpace(Math.max(...all.map(({ lines }) => height(lines))))
  const ends = all.map(({ title, lines }, index) => {
    const x = writer.left + index * (width + columnGap)
    let y = writer.y + writer.write(title, { x, y: writer.y, width, style: smallStyle }) + 2
    for (const line of lines) y += writer.write(line, { x, y, width, style: bodyStyle })
    return y
  })
  writer.y = Math.max(...ends) + gap
}

function drawSums(
  writer: PageWriter,
  rows: { label: string; value: string; weight: 'strong' | 'normal' | 'quiet' }[],
): void {
  const styles = { strong: { size: 11.5, bold: true }, normal: bodyStyle, quiet: smallStyle }
  const width = writer.width * 0.55
  const x = writer.left + writer.width - width
  const labelWidth = width * 0.68
  const height = ({ label: text, weight }: (typeof rows)[number]) =>
    writer.height(text, { width: labelWidth, style: styles[weight] }) + (weight === 'strong' ? 7 : 3)
  writer.ensureSpace(rows.reduce((sum, row) => sum + height(row), 0))
  for (const row of rows) {
    const style = styles[row.weight]
    writer.write(row.label, { x, y: writer.y, width: labelWidth, style })
    writer.write(row.value, { x: x + labelWidth, y: writer.y, width: width - labelWidth, style, align: 'right' })
    writer.y += height(row)
  }
  writer.y += gap
}

function drawFooters(writer: PageWriter, { footer, pageLabel }: PdfDocument): void {
  const { start, count } = writer.doc.bufferedPageRange()
  const width = (writer.width - columnGap * footer.length) / (footer.length + 1)
  for (let index = 0; index < count; index++) {
    writer.doc.switchToPage(start + index)
    writer.y = footerTop - 8
    writer.rule()
    const page = pageLabel.replace('{page}', String(index + 1)).replace('{pages}', String(count))
    for (const [column, lines] of [...footer, [page]].entries()) {
      const align = column === footer.length ? 'right' : 'left'
      const x = writer.left + column * (width + columnGap)
      let y = footerTop
      for (const line of lines)
        y += writer.write(line, { x, y, width, style: { size: 7, colour: colours.muted }, align })
    }
  }
}
