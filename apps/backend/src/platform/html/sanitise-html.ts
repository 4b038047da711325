import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'

/** Elements without an entry are dropped, and their text stays. Links lead anywhere; pictures come from the shop or by HTTPS. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'cite', 'q', 'code', 'pre', 'mark'],
    ...['div', 'span', 'section', 'article', 'figure', 'figcaption', 'a', 'img', 'time'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    a: ['href', 'title', 'hreflang'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  // Elements that contain code or another document: their text is removed together with the element.
  nonTextTags: [
    ...['script', 'style', 'iframe', 'object', 'embed', 'template', 'noscript', 'noembed', 'noframes'],
    ...['textarea', 'option', 'title', 'xmp', 'plaintext', 'svg', 'math', 'select'],
  ],
}

let sanitize: typeof sanitizeHtml | undefined

/** Merchant HTML with only the elements and attributes listed here, so that nothing unknown can reach a page. */
export function sanitiseHtml(html: string): string {
  // The library is loaded by the first import of data: loading it would take 50 ms of every start.
  sanitize ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtml
  return sanitize(html, options)
}
