import { createHash } from 'node:crypto'
import { messageText } from '@mantel/contract'
import type { CurrentStore } from '../../app/store/current-store.ts'
import { type CachedPage, createCachedPage } from './cached-page.ts'
import type { RenderResult } from './page-cache.ts'
import type { UnavailableCode } from './record-calls.ts'

/** Seconds. */
const retryAfter = 5

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;box-sizing:border-box;' +
  'font:1.125rem/1.5 system-ui,sans-serif;text-align:center;color:#222;background:#fff}p{margin:0;max-width:32rem}a{color:inherit}'
const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * The page for a request that cannot be served now: status 503, no caching, and no file of the build, which may not be there
 * yet.
 */
export function unavailablePage(
  code: UnavailableCode,
  { locale, view: { language }, website }: CurrentStore,
): RenderResult<CachedPage> {
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(website.name)}</title><style>${style}</style></head>`,
    `<body><p>${escapeHtml(messageText(code, language))}</p>`,
    `<p><a href="">${escapeHtml(messageText('try_again', language))}</a></p></body></html>`,
  ].join('')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  }
  return { page: createCachedPage(503, headers, Buffer.from(html)), cachePolicy: null }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
