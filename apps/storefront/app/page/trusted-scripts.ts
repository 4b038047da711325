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
  const parts = `${html.slice(0, -endOfPage.length)}${stateScript}${endOfPage}`.split(nonce)
  const hashes = new Set<string>()
  for (let at = 1; at < parts.length; at++) {
    const code = scriptAround(parts[at - 1] as string, parts[at] as string)
    if (code !== null) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return { document: `<!DOCTYPE html>${afterTheRest(parts.join(''))}`, hashes: [...hashes] }
}

/** A page can be read before its scripts have come: they must not take the line from styles, fonts and pictures. */
function afterTheRest(document: string): string {
  return document.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** The code of the script whose tag ends before and goes on after; null for another tag, or a script in a file. */
function scriptAround(before: string, after: string): string | null {
  const tag = before.slice(before.lastIndexOf('<'))
  const tagEnd = after.indexOf('>')
  if (!tag.startsWith('<script') || `${tag}${after.slice(0, tagEnd)}`.includes(' src=')) return null
  return after.slice(tagEnd + 1, after.indexOf('</script>', tagEnd))
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
