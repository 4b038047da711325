import { bodyStyle, colours, columnGap, type PageWriter, smallStyle } from './page-writer.ts'
import type { PdfCard } from './pdf-document.ts'

const perRow = 3
/** Points. */
const pictureHeight = 150
const rowGap = 18
const titleLines = 2

/** Draws cards in rows. Long titles are cut, so that every row has the same height. */
export function drawCards(writer: PageWriter, cards: readonly PdfCard[]): void {
  const width = (writer.width - columnGap * 2 * (perRow - 1)) / perRow
  const titleHeight = titleLines * writer.height('X', { width, style: bodyStyle })
  const noteHeight = writer.height('X', { width, style: smallStyle })
  for (let at = 0; at < cards.length; at += perRow) {
    const row = cards.slice(at, at + perRow)
    const notes = Math.max(...row.map((card) => card.notes.length))
    const height = pictureHeight + 8 + titleHeight + notes * noteHeight
    writer.ensureSpace(height)
    for (const [column, card] of row.entries())
      drawCard(writer, card, writer.left + column * (width + columnGap * 2), width)
    writer.y += height + rowGap
  }
}

function drawCard(writer: PageWriter, { picture, title, notes }: PdfCard, x: number, width: number): void {
  const { doc, y } = writer
  if (picture) {
    doc.image(Buffer.from(picture), x, y, { fit: [width, pictureHeight], align: 'center', valign: 'center' })
  } else doc.rect(x, y, width, pictureHeight).lineWidth(0.5).stroke(colours.line)
  let at = y + pictureHeight + 8
  at += writer.write(cut(writer, title, width), { x, y: at, width, style: bodyStyle })
  for (const note of notes) at += writer.write(note, { x, y: at, width, style: smallStyle })
}

/** The title in at most two lines. */
function cut(writer: PageWriter, title: string, width: number): string {
  const box = { width, style: bodyStyle }
  const fits = (text: string) => writer.height(text, box) <= titleLines * writer.height('X', box) + 1
  if (fits(title)) return title
  const words = title.split(' ')
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop()
  return `${words.join(' ')}…`
}
