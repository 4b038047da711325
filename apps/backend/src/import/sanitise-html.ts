/**
 * Rewrites merchant HTML so that it contains only the elements and attributes listed here. The output is composed from scratch:
 * every tag is written by this file, every other character is text, so nothing unknown can reach a page.
 */

/** Elements and their attributes. An element without an entry is dropped; its text stays. */
const elements: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'cite', 'q', 'code', 'pre', 'mark'],
      ...['div', 'span', 'section', 'article', 'figure', 'figcaption'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'],
    ].map((name) => [name, []]),
  ),
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  a: ['href', 'title', 'hreflang'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  time: ['datetime'],
}

const voidElements = new Set(['br', 'hr', 'img'])
/** Elements whose content is code or belongs to another document: it is dropped with them. */
const droppedContent =
  /<(script|style|iframe|object|embed|template|noscript|noembed|noframes|textarea|title|xmp|plaintext|svg|math|select)\b[\s\S]*?(?:<\/\1\b[^>]*>?|$)/gi
const comments = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?/g
const tagName = /^<(\/?)([a-z][a-z0-9]*)(?=[\s/>])/i
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g
/** Characters. Longer tags are shown as text: the limit keeps the search for their end short. */
const maxTagLength = 4000

export function sanitiseHtml(html: string): string {
  const source = html.replace(comments, '').replace(droppedContent, '')
  const open: string[] = []
  let output = ''
  let at = 0
  while (at < source.length) {
    const start = source.indexOf('<', at)
    if (start < 0) break
    output += text(source.slice(at, start))
    const end = endOfTag(source, start)
    const [opening = '', slash, rawName = ''] = tagName.exec(source.slice(start, end + 1)) ?? []
    if (opening === '') {
      output += '&lt;'
      at = start + 1
      continue
    }
    at = end + 1
    const name = rawName.toLowerCase()
    if (!Object.hasOwn(elements, name)) continue
    if (slash === '') {
      output += `<${name}${attributesOf(name, source.slice(start + opening.length, end))}>`
      if (!voidElements.has(name)) open.push(name)
    } else if (open.includes(name)) {
      // Closes the elements inside it as well, so that the page around the text stays intact.
      for (let inner = open.pop(); inner !== undefined; inner = open.pop()) {
        output += `</${inner}>`
        if (inner === name) break
      }
    }
  }
  const closing = open.toReversed().map((name) => `</${name}>`)
  return `${output}${text(source.slice(at))}${closing.join('')}`
}

/** The position of the tag's '>' outside of quotes; -1 for text that only looks like a tag. */
function endOfTag(source: string, start: number): number {
  let quote = ''
  const limit = Math.min(source.length, start + maxTagLength)
  for (let at = start + 1; at < limit; at++) {
    const character = source.charAt(at)
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '>') return at
    else if (character === '<') return -1
    else if (character === '"' || character === "'") quote = character
  }
  return -1
}

function attributesOf(name: string, source: string): string {
  const allowed = elements[name] ?? []
  const values = new Map<string, string>()
  for (const [, rawKey = '', double, single, bare] of source.matchAll(attribute)) {
    const key = rawKey.toLowerCase()
    const value = double ?? single ?? bare ?? ''
    if (!allowed.includes(key) || values.has(key)) continue
    if ((key === 'href' || key === 'src') && !isSafeUrl(value, key)) continue
    values.set(key, value)
  }
  return [...values].map(([key, value]) => ` ${key}="${quoted(value)}"`).join('')
}

/** Pictures come from the shop itself or by HTTPS. */
function isSafeUrl(value: string, key: 'href' | 'src'): boolean {
  // Browsers decode entities and ignore white space and control characters in a scheme.
  const url = decodeEntities(value)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: see above.
    .replace(/[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g, '')
    .toLowerCase()
  const scheme = /^([^/?#:]*):/.exec(url)?.[1]
  // An entity that is unknown here could still hide a colon from this check.
  if (scheme === undefined) return !/^[^/?#]*&/.test(url)
  return (key === 'src' ? ['https'] : ['https', 'http', 'mailto', 'tel']).includes(scheme)
}

const named: Readonly<Record<string, string>> = { amp: '&', colon: ':', tab: '\t', newline: '\n', sol: '/', num: '#' }

function decodeEntities(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));?/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    return named[name.toLowerCase()] ?? whole
  })
}

/** Entities of the source stay as they are. */
const text = (value: string): string => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const quoted = (value: string): string => text(value).replaceAll('"', '&quot;')
