import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Command, type Font, type Glyph } from 'opentype.js'
import { num } from './svg.ts'

const require = createRequire(import.meta.url)

/** Text as outlines, so that pictures do not depend on the fonts of the machine. */
const files = {
  light: () => require.resolve('@expo-google-fonts/fraunces/300Light/Fraunces_300Light.ttf'),
  regular: () => require.resolve('@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/fraunces/700Bold/Fraunces_700Bold.ttf'),
  black: () => require.resolve('@expo-google-fonts/fraunces/900Black/Fraunces_900Black.ttf'),
  italic: () => require.resolve('@expo-google-fonts/fraunces/400Regular_Italic/Fraunces_400Regular_Italic.ttf'),
  lightItalic: () =>
    require.resolve('@expo-google-fonts/fraunces/200ExtraLight_Italic/Fraunces_200ExtraLight_Italic.ttf'),
  boldItalic: () => require.resolve('@expo-google-fonts/fraunces/700Bold_Italic/Fraunces_700Bold_Italic.ttf'),
  sans: () => require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  sansMedium: () => require.resolve('@expo-google-fonts/instrument-sans/500Medium/InstrumentSans_500Medium.ttf'),
  sansBold: () => require.resolve('@expo-google-fonts/instrument-sans/700Bold/InstrumentSans_700Bold.ttf'),
} as const

export type FontFace = keyof typeof files

/** Capital height of both families in ems, for vertical centring. */
export const capHeight = 0.7

const fonts = new Map<FontFace, Font>()

function fontOf(face: FontFace): Font {
  const known = fonts.get(face)
  if (known) return known
  const bytes = readFileSync(files[face]())
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
  fonts.set(face, font)
  return font
}

const outlines = new Map<string, { commands: Command[]; advance: number }>()

/** The italic fonts draw b, d, h, k, l, v and w with curls by default. This uses their plain forms, which are more legible. */
function glyphOf(font: Font, face: FontFace, char: string): Glyph {
  const glyph = font.charToGlyph(char)
  if (!/italic/i.test(face) || !/[\p{L}]/u.test(char)) return glyph
  const plain = font.nameToGlyph(`${glyph.name}.alt`)
  return plain.index > 0 ? plain : glyph
}

/** A glyph at size 1000. */
function outline(face: FontFace, char: string) {
  const key = `${face}${char}`
  const known = outlines.get(key)
  if (known) return known
  const font = fontOf(face)
  const glyph = glyphOf(font, face, char)
  const one = {
    commands: glyph.getPath(0, 0, 1000).commands,
    advance: ((glyph.advanceWidth ?? 0) * 1000) / font.unitsPerEm,
  }
  outlines.set(key, one)
  return one
}

function kerning(face: FontFace, left: string, right: string): number {
  const font = fontOf(face)
  const value = font.getKerningValue(glyphOf(font, face, left), glyphOf(font, face, right))
  return Number.isFinite(value) ? (value * 1000) / font.unitsPerEm : 0
}

export type Lettering = {
  face: FontFace
  size: number
  x?: number
  y?: number
  align?: 'left' | 'middle' | 'right'
  /** Letter spacing in ems. */
  tracking?: number
}

function advances(text: string, face: FontFace, tracking: number): { offsets: number[]; width: number } {
  const chars = [...text]
  const offsets: number[] = []
  let x = 0
  chars.forEach((char, i) => {
    offsets.push(x)
    const following = chars[i + 1]
    x += outline(face, char).advance
    if (following !== undefined) x += kerning(face, char, following) + tracking * 1000
  })
  return { offsets, width: x }
}

export const letterWidth = (text: string, face: FontFace, size: number, tracking = 0): number =>
  (advances(text, face, tracking).width * size) / 1000

/** Path data of one line; (x, y) is on the baseline. */
export function textPath(
  text: string,
  { face, size, x = 0, y = 0, align = 'middle', tracking = 0 }: Lettering,
): string {
  const { offsets, width } = advances(text, face, tracking)
  const k = size / 1000
  const left = align === 'left' ? x : align === 'right' ? x - width * k : x - (width * k) / 2
  let d = ''
  ;[...text].forEach((char, i) => {
    const ox = left + offsets[i]! * k
    const round = size > 60 ? (v: number) => String(Math.round(v * 10) / 10) : num
    const px = (v: number) => round(ox + v * k)
    const py = (v: number) => round(y + v * k)
    for (const c of outline(face, char).commands) {
      if (c.type === 'Z') d += 'Z'
      else if (c.type === 'Q') d += `Q${px(c.x1)} ${py(c.y1)} ${px(c.x)} ${py(c.y)}`
      else if (c.type === 'C') d += `C${px(c.x1)} ${py(c.y1)} ${px(c.x2)} ${py(c.y2)} ${px(c.x)} ${py(c.y)}`
      else d += `${c.type}${px(c.x)} ${py(c.y)}`
    }
  })
  return d
}

/** Path data of a line, vertically centred on (x, y) by the height of its capitals. */
export const centredTextPath = (text: string, lettering: Lettering): string =>
  textPath(text, { ...lettering, y: (lettering.y ?? 0) + (lettering.size * capHeight) / 2 })

/** Breaks words into lines no wider than `width`; '\n' always breaks. */
export function wrapText(text: string, face: FontFace, size: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && letterWidth(longer, face, size) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}
