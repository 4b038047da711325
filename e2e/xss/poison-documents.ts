import { xssVectors } from '@mantel/domain/text/testing'
import { isFullRun } from '../browser/sizes.ts'

export type ImportHit = { _index: string; _type: string; _id: string; _source: Record<string, unknown> }

const vectors = xssVectors()

/** All vectors in one text. A vector is a text that runs `xss(1)` if a page inserts it without escaping or sanitising. */
const allVectors = vectors.join(' ')
/** Closes every element and attribute that a vector may have opened, so that the next vector is read as HTML again. */
const reset = '\'">--></script></style></textarea></title></xmp></noscript></iframe>'
const allAsHtml = vectors.join(reset)

/** Distributes all vectors over texts of at most this many characters. */
export function vectorsInTexts(maxLength: number): string[] {
  const texts: string[] = []
  let text = ''
  for (const vector of vectors) {
    if (text !== '' && `${text} ${vector}`.length > maxLength) {
      texts.push(text)
      text = ''
    }
    text = text === '' ? vector : `${text} ${vector}`
  }
  return [...texts, text]
}

/**
 * React escapes every text in the same way, so that each text field has a part of the vectors: every vector in one field and dozens in
 * each field or, in a full run, every vector in every field. A page with all of them in every field has megabytes.
 */
export const partsOfVectors = isFullRun ? [allVectors] : vectorsInTexts(500)
let usedParts = 0
export const nextPart = (): string => partsOfVectors[usedParts++ % partsOfVectors.length] ?? ''

const htmlFields = new Set(['description', 'short_description', 'content', 'short_content'])
const textFields = new Set([
  ...['name', 'title', 'label', 'default_label', 'lab', 'desc', 'detail', 'nickname', 'author_name', 'categories'],
  ...['content_heading', 'meta_title', 'meta_description', 'promo_title', 'featured_image_alt'],
  ...['frontend_label', 'default_frontend_label'],
  ...['gpsr_manufacturer', 'gpsr_responsible_person', 'gpsr_warnings'],
])
const linkFields = new Set(['promo_link', 'url', 'request_url'])

/** A copy of the document with all vectors in every HTML field and a part of them in every text that a page shows. Ids, codes, paths and pictures stay unchanged. */
export function insertXssVectors(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => insertXssVectors(entry, field))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, insertXssVectors(entry, name)]))
  if (typeof value !== 'string') return value
  if (htmlFields.has(field)) return `${value} ${allAsHtml}`
  if (textFields.has(field)) return `${value} ${nextPart()}`
  return linkFields.has(field) ? 'javascript:xss(1)' : value
}

const blocksOnPage = 143

/** One block for each vector, so that each is sanitised alone, and pages that show these blocks. */
export function blockDocuments(index: string): ImportHit[] {
  const blocks = vectors.map((content, at) => ({
    _index: index,
    _type: 'cms_block',
    _id: String(70_000 + at),
    _source: { id: 70_000 + at, identifier: `xss-${at}`, title: content, content, active: true },
  }))
  const pages = blockPages().map((path, page) => {
    const from = page * blocksOnPage
    const widgets = vectors
      .slice(from, from + blocksOnPage)
      .map((_, at) => `{{widget type="block" id="xss-${from + at}"}}`)
    return {
      _index: index,
      _type: 'cms_page',
      _id: String(71_000 + page),
      _source: {
        id: 71_000 + page,
        identifier: path.slice(1),
        title: 'Blocks',
        active: true,
        content: `<p>${path}</p>${widgets.join('')}`,
      },
    }
  })
  return [...blocks, ...pages]
}

export const blockPages = () =>
  Array.from({ length: Math.ceil(vectors.length / blocksOnPage) }, (_, page) => `/xss-blocks-${page}`)
