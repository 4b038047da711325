import { bodyStyle, colours, columnGap, type PageWriter, smallStyle } from './page-writer.ts'
import type { PdfRow, PdfTable } from './pdf-document.ts'

type Cell = { x: number; width: number; align: 'left' | 'right' }
const headHeight = 28

export function drawTable(writer: PageWriter, table: PdfTable): void {
  const cells = placeCells(writer, table)
  const padding = table.dense ? 3 : 6
  const heights = table.rows.map((row) => rowHeight(writer, row, cells) + 2 * padding)
  const totalHeight = heights.reduce((sum, height) => sum + height, 0)
  writer.ensureSpace((table.title ? 20 : 0) + headHeight + (table.dense ? totalHeight : (heights[0] ?? 0)))
  if (table.title) {
    writer.y +=
      writer.write(table.title, {
        x: writer.left,
        y: writer.y,
        width: writer.width,
        style: { ...bodyStyle, bold: true },
      }) + 6
  }
  drawHead(writer, table, cells)
  for (const [index, row] of table.rows.entries()) {
    const height = heights[index] ?? 0
    if (writer.ensureSpace(height)) drawHead(writer, table, cells)
    drawRow(writer, row, cells, writer.y + padding)
    writer.y += height
    writer.rule()
  }
  writer.y += 12
}

function placeCells({ left, width }: PageWriter, { columns }: PdfTable): Cell[] {
  let edge = 0
  return columns.map((column, index) => {
    const indent = index === 0 ? 0 : columnGap
    const cell = { x: left + edge + indent, width: column.width * width - indent, align: column.align }
    edge += column.width * width
    return cell
  })
}

function drawHead(writer: PageWriter, { columns }: PdfTable, cells: Cell[]): void {
  const heights = columns.map(({ title }, index) =>
    writer.write(title, { ...cells[index]!, y: writer.y, style: smallStyle }),
  )
  writer.y += Math.max(...heights) + 4
  writer.rule(colours.ink)
}

function rowHeight(writer: PageWriter, { cells: texts, notes = [] }: PdfRow, cells: Cell[]): number {
  const heights = texts.map((text, index) => writer.height(text, { width: cells[index]!.width, style: bodyStyle }))
  const under = notes.reduce((sum, note) => sum + writer.height(note, { width: cells[0]!.width, style: smallStyle }), 0)
  return Math.max((heights[0] ?? 0) + under, ...heights)
}

function drawRow(writer: PageWriter, { cells: texts, notes = [] }: PdfRow, cells: Cell[], top: number): void {
  for (const [index, text] of texts.entries()) writer.write(text, { ...cells[index]!, y: top, style: bodyStyle })
  let y = top + writer.height(texts[0] ?? '', { width: cells[0]!.width, style: bodyStyle })
  for (const note of notes) y += writer.write(note, { ...cells[0]!, y, style: smallStyle })
}
