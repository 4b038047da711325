import type { Widget } from './widgets.ts'

export type ContentPart = { html: string } | { widget: Widget }

/** Stored texts hold widgets as comments. Sanitising removes all other comments, so only the import can have written one. */
const placeholder = /<!--widget (\{.*?\})-->/g

/** The stored text as HTML and widgets in turn. Nothing of the HTML is parsed. */
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

/** JSON that cannot end the comment. */
export const writePlaceholder = (widget: Widget): string =>
  `<!--widget ${JSON.stringify(widget).replaceAll('>', '\\u003e').replaceAll('<', '\\u003c').replaceAll('--', '\\u002d\\u002d')}-->`
