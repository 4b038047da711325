/** Collects the definitions of one picture (gradients, clips, patterns) without duplicates and returns references. */
export type SvgDefinitions = {
  /** Objects appear small (in a room or a set), so drawing functions omit fine details. */
  readonly small: boolean
  /** Registers a definition, once for equal markup, and returns 'url(#id)'. */
  define(markup: (id: string) => string): string
  /** Registers a definition for <use> and returns '#id'. */
  symbol(markup: (id: string) => string): string
  definitions(): string
}

export function createDefinitions(small = false): SvgDefinitions {
  const known = new Map<string, string>()
  const put = (markup: (id: string) => string) => {
    const key = markup('')
    const id = known.get(key) ?? `d${known.size.toString(36)}`
    known.set(key, id)
    return { id, markup }
  }
  const written = new Map<string, string>()
  const define = (markup: (id: string) => string) => {
    const { id } = put(markup)
    if (!written.has(id)) written.set(id, markup(id))
    return id
  }
  return {
    small,
    define: (markup) => `url(#${define(markup)})`,
    symbol: (markup) => `#${define(markup)}`,
    definitions: () => [...written.values()].join(''),
  }
}

export function svgDocument(width: number, height: number, content: string, from: SvgDefinitions): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${from.definitions()}</defs>${content}</svg>`
}
