import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { PdfDocument } from './pdf-document.ts'

/** A4 with room for a foot. */
const page = { width: 595.28, height: 841.89, margin: 52, foot: 68 }

export const colours = { ink: '#1F1B16', muted: '#5E564B', line: '#CFC6B8' }

/** Where the next thing goes, and the page under it. Text is always set into a given box: nothing flows by itself. */
export type Pen = {
  doc: PDFKit.PDFDocument
  left: number
  width: number
  y: number
  /** Goes on with a new page unless so much room is left on this one. True: a new one was begun. */
  need(height: number): boolean
  newPage(): void
  write(text: string, box: TextBox): number
  height(text: string, box: Pick<TextBox, 'width' | 'style'>): number
  rule(colour?: string): void
}

export type TextStyle = { size: number; bold?: boolean; colour?: string }
export type TextBox = { x: number; y: number; width: number; style: TextStyle; align?: 'left' | 'right' }

export const body: TextStyle = { size: 9.5 }
export const small: TextStyle = { size: 8, colour: colours.muted }
/** Between columns. */
export const gutter = 10

/** PDFKit reads no woff2, and the web's Latin files lack Š, č and ž. */
const fonts = {
  regular: import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
}

export function openPen({ title, author, language, madeAt }: PdfDocument): Pen {
  const made = new Date(madeAt)
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Producer: author, Creator: author, CreationDate: made, ModDate: made },
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, fileURLToPath(file))

  const set = ({ size, bold = false, colour = colours.ink }: TextStyle) =>
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour)
  const pen: Pen = {
    doc,
    left: page.margin,
    width: page.width - 2 * page.margin,
    y: page.margin,
    need(height) {
      if (pen.y + height <= page.height - page.foot) return false
      pen.newPage()
      return true
    },
    newPage() {
      doc.addPage()
      pen.y = page.margin
    },
    write(text, { x, y, width, style, align = 'left' }) {
      set(style).text(text, x, y, { width, align, lineGap, features })
      return doc.y - y
    },
    height(text, { width, style }) {
      return set(style).heightOfString(text, { width, lineGap, features })
    },
    rule(colour = colours.line) {
      doc
        .moveTo(pen.left, pen.y)
        .lineTo(pen.left + pen.width, pen.y)
        .lineWidth(0.5)
        .stroke(colour)
    },
  }
  return pen
}

const lineGap = 2
/** Figures of equal width, so that amounts stand under each other. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'tnum']

/** Above the edge of the paper, below everything else. */
export const footTop = page.height - page.foot + 20
