/** Markup that is safe to send. Only html`` makes it, so no text gets into a page without being escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

type Value = string | number | Html | readonly Html[] | false | null | undefined

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + written(values[index - 1]) + part))
}

function written(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join('')
  return value instanceof Html ? value.text : escaped(String(value))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] as string)
