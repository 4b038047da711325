/** The part of opentype.js that lettering needs; the package ships no types. */
declare module 'opentype.js' {
  type Command =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x: number; y: number; x1: number; y1: number }
    | { type: 'C'; x: number; y: number; x1: number; y1: number; x2: number; y2: number }
    | { type: 'Z' }
  type Glyph = {
    index: number
    name: string
    advanceWidth?: number
    getPath(x: number, y: number, size: number): { commands: Command[] }
  }
  type Font = {
    unitsPerEm: number
    charToGlyph(char: string): Glyph
    /** Glyph 0 when there is none of that name. */
    nameToGlyph(name: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }

  export type { Command, Font, Glyph }
  export default opentype
}
