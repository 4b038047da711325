import type { Widget } from './widgets.ts'

export type ContentPart = { html: string } | { widget: Widget }

/** In stored texts widgets are comments. Sanitising removes all other comments, so any such comment comes from the import. */
const placeholder = /<!--widget (\{.*?\})-->/g

/** Splits a stored text into parts, each either HTML or a widget, without parsing the HTML. */
export function splitContent(content: string): ContentPart[] {
  const parts: ContentPart[] = []
  let end = 0
  for (const match of content.matchAll(placeholder)) {
    parts.push({ html: content.slice(end, match.index) }, { widget: JSON.parse(match[1] as string) })
    end = match.index + match[0].length
  }
  parts.push({ html: content.slice(end) })
  return parts.filter((part) => 'widget' in part || part.html.trim() !== '')
}

/** Writes a widget as a comment. Escapes its JSON so that no value can end the comment. */
export const writePlaceholder = (widget: Widget): string =>
  `<!--widget ${JSON.stringify(widget).replaceAll('>', '\\u003e').replaceAll('<', '\\u003c').replaceAll('--', '\\u002d\\u002d')}-->`
