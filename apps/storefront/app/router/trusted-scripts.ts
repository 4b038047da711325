import { createHash } from 'node:crypto'
import { startAfterPaint } from './start-after-paint.ts'

const endOfHead = '</head>'
const endOfPage = '</body></html>'

/**
 * Adds the loaders' results and a script before the first paint to the page, and computes the hashes that allow its scripts to run. Only the router's own scripts
 * have the nonce `mark`. It is random for every page, so no script in page content can have it. It is removed again, because
 * pages are cached and a cached nonce would not protect.
 */
export function trustScripts(
  html: string,
  mark: string,
  state: string,
  headCode = '',
): { document: string; hashes: string[] } {
  const nonce = ` nonce="${mark}"`
  const headScript = headCode === '' ? '' : `<script${nonce}>${headCode}</script>`
  const stateScript = state === '' ? '' : `<script${nonce}>${streamCode(state)}</script>`
  const headLength = html.indexOf(endOfHead)
  const beforeEnd = html.slice(headLength, -endOfPage.length)
  const whole = `${html.slice(0, headLength)}${headScript}${beforeEnd}${stateScript}${endOfPage}`
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
 * Replaces the router's module script and the module preloads in the head with a script that starts them after the first
 * paint: loading scripts early would take bandwidth from styles, fonts and images. The head contains no unescaped page content.
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

/** The code of the inline script whose tag is split into `before` and `after`; null for another tag or a script file. */
function scriptAround(before: string, after: string): string | null {
  const tag = before.slice(before.lastIndexOf('<'))
  const tagEnd = after.indexOf('>')
  if (!tag.startsWith('<script') || `${tag}${after.slice(0, tagEnd)}`.includes(' src=')) return null
  return after.slice(tagEnd + 1, after.indexOf('</script>', tagEnd))
}

/** The code with which the router itself passes on its state when it streams. */
function streamCode(state: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  return `${controller}.enqueue(${literal(state)});${controller}.close();`
}

/** A value as JavaScript code. Escapes `<` and line separators, which would end the script or the string. */
function literal(value: string | string[]): string {
  return JSON.stringify(value)
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
