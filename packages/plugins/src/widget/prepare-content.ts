import { writePlaceholder } from './split-content.ts'
import { type Widget, widgets } from './widgets.ts'

/**
 * Matches directives as merchants write them: {{widget type="…" name="value"}}. It also matches stored placeholders, so that an
 * export can be imported again.
 */
const directive = /\{\{widget\s+([^{}]*)\}\}|<!--widget (\{.*?\})-->/g
const setting = /([a-z]+)=(?:"([^"]*)"|&quot;(.*?)&quot;)/g

export type PreparedContent = { html: string; problems: string[] }

/**
 * Sanitises the merchant's HTML for storing and checks its widgets. Removes and reports a widget that does not exist, has wrong
 * settings or is neither at the top level nor in a paragraph of its own.
 */
export function prepareContent(source: string, sanitise: (html: string) => string): PreparedContent {
  if (!source.includes('<') && !source.includes('{{')) return { html: source, problems: [] }
  const problems: string[] = []
  const found: Widget[] = []
  // Widgets are replaced by marks in private-use characters: the sanitiser does not change these, and any in the source are removed.
  const marked = source
    .replaceAll(/[\uE000\uE001]/g, '')
    .replaceAll(directive, (_whole, text?: string, json?: string) => {
      const widget = json === undefined ? readDirective(text ?? '') : readPlaceholder(json)
      if ('problem' in widget) {
        problems.push(widget.problem)
        return ''
      }
      found.push(widget.widget)
      return `\uE000${found.length - 1}\uE001`
    })
  const safe = sanitise(marked).replaceAll(/<p>\s*(\uE000\d+\uE001)\s*<\/p>/g, '$1')
  const html = safe.replaceAll(/\uE000(\d+)\uE001/g, (mark, at: string, offset: number) => {
    const widget = found[Number(at)]
    if (widget && depthAt(safe, offset) === 0) return writePlaceholder(widget)
    problems.push(`widget ${widget?.type ?? mark} must stand between paragraphs`)
    return ''
  })
  return { html, problems }
}

type Read = { widget: Widget } | { problem: string }

function readDirective(text: string): Read {
  const given: Record<string, string> = {}
  for (const [, name = '', plain, escaped] of text.matchAll(setting)) given[name] = decode(plain ?? escaped ?? '')
  const { type = '', ...settings } = given
  return check(type, settings)
}

function readPlaceholder(json: string): Read {
  try {
    const { type, settings } = JSON.parse(json)
    return check(String(type), toTexts(settings))
  } catch {
    return { problem: 'a widget is not readable' }
  }
}

/** Converts stored settings to texts, the form in which a directive has them. */
const toTexts = (settings: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, Array.isArray(value) ? value.join() : String(value)]),
  )

function check(type: string, settings: Record<string, string>): Read {
  const row = widgets.find(({ code }) => code === type)
  if (!row) return { problem: `there is no widget ${type}` }
  const checked = row.schema.safeParse(settings)
  if (!checked.success) {
    const [issue] = checked.error.issues
    return { problem: `widget ${type}: ${[...(issue?.path ?? []), issue?.message].join(' ')}` }
  }
  return { widget: { type: row.code, settings: checked.data } as Widget }
}

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const empty = new Set(['br', 'hr', 'img'])

/** Number of open elements at the offset. Relies on sanitised HTML, in which every element is closed. */
function depthAt(html: string, offset: number): number {
  let depth = 0
  for (const [, slash, name = ''] of html.slice(0, offset).matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (empty.has(name)) continue
    depth += slash ? -1 : 1
  }
  return depth
}
