import { createHash } from 'node:crypto'

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
  const marked = new RegExp(`<script(?=[^>]*${nonce})(?![^>]* src=)[^>]*>(.*?)</script>`, 'gs')
  const hashes = [...whole.matchAll(marked)].map(([, code]) => `'sha256-${sha256(code ?? '')}'`)
  return { document: `<!DOCTYPE html>${whole.replaceAll(nonce, '')}`, hashes: [...new Set(hashes)] }
}

/** As the router does it when it streams; `<` and line separators would end the script or the string. */
function handOver(state: string): string {
  const literal = JSON.stringify(state)
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  const controller = 'window.__reactRouterContext.streamController'
  return `${controller}.enqueue(${literal});${controller}.close();`
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
