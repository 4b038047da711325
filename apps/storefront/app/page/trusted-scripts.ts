import { createHash } from 'node:crypto'
import { startAfterPaint } from './start-after-paint.ts'

const endOfHead = '</head>'
const endOfPage = '</body></html>'

/**
 * The page with the loaders' results written into it, and the hashes that let its scripts run. Only scripts that carry
 * the mark count: the router's own. The mark is new for every page, so nothing that an author has written can carry it;
 * it is taken out again, because pages are kept and a kept nonce would protect nobody.
 */
export function withTrustedScripts(html: string, mark: string, state: string): { document: string; hashes: string[] } {
  const nonce = ` nonce="${mark}"`
  const stateScript = state === '' ? '' : `<script${nonce}>${handOver(state)}</script>`
  const whole = `${html.slice(0, -endOfPage.length)}${stateScript}${endOfPage}`
  const { page, code: later } = withLaterScripts(whole, nonce)
  const parts = page.split(nonce)
  const hashes = new Set<string>(later === null ? [] : [hashOf(later)])
  for (let at = 1; at < parts.length; at++) {
    const code = scriptAround(parts[at - 1] as string, parts[at] as string)
    if (code !== null) hashes.add(hashOf(code))
  }
  return { document: `<!DOCTYPE html>${parts.join('')}`, hashes: [...hashes] }
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * A page can be read before its scripts have come, and what is fetched or run early takes the line from styles, fonts and
 * pictures: in the place of the router's module, and of what the head says of files to preload, stands a script that starts
 * them when the page has been painted. Nothing that an author has written stands in the head unescaped.
 */
function withLaterScripts(html: string, nonce: string): { page: string; code: string | null } {
  const module = new RegExp(`<script(?=[^>]*${nonce})(?=[^>]* type="module")[^>]*>([^<]*)</script>`).exec(html)
  const entry = /\bimport\("([^"]+)"\)/.exec(module?.[1] ?? '')?.[1]
  if (!module || !entry) return { page: html, code: null }
  const [, code = ''] = module
  const headLength = html.indexOf(endOfHead)
  const files = new Set<string>()
  const head = html
    .slice(0, headLength)
    .replaceAll(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g, (_, file) => {
      if (file !== entry) files.add(file)
      return ''
    })
  const given = [[...files], entry, code].map(literal).join(',')
  const start = `<script${nonce}>(${startAfterPaint})(${given})</script>`
  const body = html.slice(headLength, module.index) + start + html.slice(module.index + module[0].length)
  return { page: head + body, code }
}

/** The code of the script whose tag ends before and goes on after; null for another tag, or a script in a file. */
function scriptAround(before: string, after: string): string | null {
  const tag = before.slice(before.lastIndexOf('<'))
  const tagEnd = after.indexOf('>')
  if (!tag.startsWith('<script') || `${tag}${after.slice(0, tagEnd)}`.includes(' src=')) return null
  return after.slice(tagEnd + 1, after.indexOf('</script>', tagEnd))
}

/** As the router does it when it streams. */
function handOver(state: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  return `${controller}.enqueue(${literal(state)});${controller}.close();`
}

/** A value as code; `<` and line separators would end the script or the string. */
function literal(value: string | string[]): string {
  return JSON.stringify(value)
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
