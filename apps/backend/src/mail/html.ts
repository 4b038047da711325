/** HTML in which every inserted text is escaped. Results of html`…` are inserted as they are. */
export type Html = { readonly html: string }

type Insert = string | number | Html | false | null | undefined | readonly Html[]

export function html(texts: TemplateStringsArray, ...inserts: Insert[]): Html {
  return { html: String.raw({ raw: texts }, ...inserts.map(toHtml)) }
}

function toHtml(insert: Insert): string {
  if (insert === false || insert === null || insert === undefined) return ''
  if (typeof insert === 'string' || typeof insert === 'number') return escaped(String(insert))
  return 'html' in insert ? insert.html : insert.map((part) => part.html).join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
