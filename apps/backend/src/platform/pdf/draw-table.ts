import type { PdfRow, PdfTable } from './pdf-document.ts'
import { body, colours, gutter, type Pen, small } from './pen.ts'

type Cell = { x: number; width: number; align: 'left' | 'right' }
const headHeight = 28

export function drawTable(pen: Pen, table: PdfTable): void {
  const cells = placeCells(pen, table)
  const padding = table.dense ? 3 : 6
  const heights = table.rows.map((row) => rowHeight(pen, row, cells) + 2 * padding)
  const totalHeight = heights.reduce((sum, height) => sum + height, 0)
  pen.ensureSpace((table.title ? 20 : 0) + headHeight + (table.dense ? totalHeight : (heights[0] ?? 0)))
  if (table.title) {
    pen.y += pen.write(table.title, { x: pen.left, y: pen.y, width: pen.width, style: { ...body, bold: true } }) + 6
  }
  drawHead(pen, table, cells)
  for (const [index, row] of table.rows.entries()) {
    const height = heights[index] ?? 0
    if (pen.ensureSpace(height)) drawHead(pen, table, cells)
    drawRow(pen, row, cells, pen.y + padding)
    pen.y += height
    pen.rule()
  }
  pen.y += 12
}

function placeCells({ left, width }: Pen, { columns }: PdfTable): Cell[] {
  let edge = 0
  return columns.map((column, index) => {
    const indent = index === 0 ? 0 : gutter
    const cell = { x: left + edge + indent, width: column.width * width - indent, align: column.align }
    edge += column.width * width
    return cell
  })
}

function drawHead(pen: Pen, { columns }: PdfTable, cells: Cell[]): void {
  const heights = columns.map(({ title }, index) => pen.write(title, { ...cells[index]!, y: pen.y, style: small }))
  pen.y += Math.max(...heights) + 4
  pen.rule(colours.ink)
}

function rowHeight(pen: Pen, { cells: texts, notes = [] }: PdfRow, cells: Cell[]): number {
  const heights = texts.map((text, index) => pen.height(text, { width: cells[index]!.width, style: body }))
  const under = notes.reduce((sum, note) => sum + pen.height(note, { width: cells[0]!.width, style: small }), 0)
  return Math.max((heights[0] ?? 0) + under, ...heights)
}

function drawRow(pen: Pen, { cells: texts, notes = [] }: PdfRow, cells: Cell[], top: number): void {
  for (const [index, text] of texts.entries()) pen.write(text, { ...cells[index]!, y: top, style: body })
  let y = top + pen.height(texts[0] ?? '', { width: cells[0]!.width, style: body })
  for (const note of notes) y += pen.write(note, { ...cells[0]!, y, style: small })
}
