import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { PdfDocument } from './pdf-document.ts'

/** A4 in points; foot: height of the footer. */
const page = { width: 595.28, height: 841.89, margin: 52, foot: 68 }

export const colours = { ink: '#1F1B16', muted: '#5E564B', line: '#CFC6B8' }

/** The current page and the position on it. Every text is drawn into a given box: PDFKit's automatic text flow is not used. */
export type PageWriter = {
  doc: PDFKit.PDFDocument
  left: number
  width: number
  y: number
  /** Starts a new page if less than this height is left. True: a new page was started. */
  ensureSpace(height: number): boolean
  newPage(): void
  write(text: string, box: TextBox): number
  height(text: string, box: Pick<TextBox, 'width' | 'style'>): number
  rule(colour?: string): void
}

export type TextStyle = { size: number; bold?: boolean; colour?: string }
export type TextBox = { x: number; y: number; width: number; style: TextStyle; align?: 'left' | 'right' }

export const bodyStyle: TextStyle = { size: 9.5 }
export const smallStyle: TextStyle = { size: 8, colour: colours.muted }
/** The space between columns. */
export const columnGap = 10

/** PDFKit cannot read woff2, and the Latin subsets of the web fonts lack Š, č and ž. */
const fonts = {
  regular: import.meta.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
}

export function createPageWriter({ title, author, language, madeAt }: PdfDocument): PageWriter {
  const createdAt = new Date(madeAt)
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Producer: author,
      Creator: author,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, fileURLToPath(file))

  const applyStyle = ({ size, bold = false, colour = colours.ink }: TextStyle) =>
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour)
  const writer: PageWriter = {
    doc,
    left: page.margin,
    width: page.width - 2 * page.margin,
    y: page.margin,
    ensureSpace(height) {
      if (writer.y + height <= page.height - page.foot) return false
      writer.newPage()
      return true
    },
    newPage() {
      doc.addPage()
      writer.y = page.margin
    },
    write(text, { x, y, width, style, align = 'left' }) {
      applyStyle(style).text(text, x, y, { width, align, lineGap, features })
      return doc.y - y
    },
    height(text, { width, style }) {
      return applyStyle(style).heightOfString(text, { width, lineGap, features })
    },
    rule(colour = colours.line) {
      doc
        .moveTo(writer.left, writer.y)
        .lineTo(writer.left + writer.width, writer.y)
        .lineWidth(0.5)
        .stroke(colour)
    },
  }
  return writer
}

const lineGap = 2
/** Tabular figures, so that amounts align in columns. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'tnum']

/** The top of the page footer. */
export const footerTop = page.height - page.foot + 20
