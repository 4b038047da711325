import { createHash } from 'node:crypto'
import { startAfterPaint } from './start-after-paint.ts'

const endOfHead = '</head>'
const endOfPage = '</body></html>'

/**
 * Adds the loaders' results to the page, and a script that runs before the first paint. Computes the hashes that allow the page's
 * scripts to run. Only the router's own scripts have the nonce `mark`. It is random for every page, so no script in page content can
 * have it. The nonce is removed again, because pages are cached and a cached nonce would not protect.
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
  const head = `${html.slice(0, headLength)}${headScript}`
  // The content between the head and the first script of the router is most of the page. It is not searched and not copied.
  const firstScript = html.indexOf(nonce, headLength)
  const contentEnd = firstScript < 0 ? html.length - endOfPage.length : html.lastIndexOf('<', firstScript)
  const end = `${html.slice(contentEnd, -endOfPage.length)}${stateScript}${endOfPage}`
  const later = withLaterScripts(head, end, nonce)
  const hashes = new Set<string>(later.code === null ? [] : [hashOf(later.code)])
  const [trustedHead, trustedEnd] = [later.head, later.end].map((part) => collectHashes(part, nonce, hashes))
  return {
    document: `<!DOCTYPE html>${trustedHead}${html.slice(headLength, contentEnd)}${trustedEnd}`,
    hashes: [...hashes],
  }
}

/** Adds the hashes of the scripts with the nonce, and returns the text without it. */
function collectHashes(html: string, nonce: string, hashes: Set<string>): string {
  const parts = html.split(nonce)
  for (let at = 1; at < parts.length; at++) {
    const code = scriptAround(parts[at - 1] as string, parts[at] as string)
    if (code !== null) hashes.add(hashOf(code))
  }
  return parts.join('')
}

/** The script's code without its indentation, which is a tenth of its size. */
const startCode = String(startAfterPaint).replace(/\n\s+/g, '\n')

/** A build has few different scripts: pages of the same screen have the same ones. */
const maxHashes = 500
const hashesByCode = new Map<string, string>()

function hashOf(code: string): string {
  const known = hashesByCode.get(code)
  if (known !== undefined) return known
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  if (hashesByCode.size >= maxHashes) hashesByCode.clear()
  hashesByCode.set(code, hash)
  return hash
}

/**
 * Replaces the router's module script and the module preloads in the head with a script that starts them after the first
 * paint: loading scripts early would take bandwidth from styles, fonts and images. The head contains no unescaped page content.
 */
function withLaterScripts(
  head: string,
  end: string,
  nonce: string,
): { head: string; end: string; code: string | null } {
  const module = end
    .matchAll(/<script([^>]*)>([^<]*)<\/script>/g)
    .find(([, attributes = '']) => attributes.includes(nonce) && attributes.includes(' type="module"'))
  const [whole = '', , code = ''] = module ?? []
  const entry = /\bimport\("([^"]+)"\)/.exec(code)?.[1]
  if (!module || !entry) return { head, end, code: null }
  const files = new Set<string>()
  const withoutPreloads = head.replaceAll(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g, (_, file) => {
    if (file !== entry) files.add(file)
    return ''
  })
  const argumentsText = [[...files], entry, code].map(literal).join(',')
  const start = `<script${nonce}>(${startCode})(${argumentsText})</script>`
  return {
    head: withoutPreloads,
    end: end.slice(0, module.index) + start + end.slice(module.index + whole.length),
    code,
  }
}

/** The code of the inline script whose tag is split into `before` and `after`; null for another tag or a script file. */
function scriptAround(before: string, after: string): string | null {
  const tag = before.slice(before.lastIndexOf('<'))
  const tagEnd = after.indexOf('>')
  if (!tag.startsWith('<script') || `${tag}${after.slice(0, tagEnd)}`.includes(' src=')) return null
  return after.slice(tagEnd + 1, after.indexOf('</script>', tagEnd))
}

/** The code that the router itself uses to pass on its state when it streams. */
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
