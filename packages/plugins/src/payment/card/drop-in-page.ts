import { readFileSync } from 'node:fs'

export type DropInPage = { body: string; headers: Record<string, string> }

/** Where the page's own script is served, on the page's origin. */
export const dropInScriptPath = '/card-form.js'

export const readDropInScript = (): string => readFileSync(new URL('./drop-in-frame.js', import.meta.url), 'utf8')

/**
 * A page that holds the provider's fields and nothing else, on an origin beside the shop's: the provider's script runs
 * there and not in the shop. apiUrl: of the Pi API, without a trailing slash.
 */
export function dropInPage({
  apiUrl,
  shopOrigin,
  language,
}: {
  apiUrl: string
  shopOrigin: string
  language: 'en' | 'de' | 'it'
}): DropInPage {
  const { origin } = new URL(apiUrl)
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    // Its script writes the look of its fields into the page.
    `style-src 'unsafe-inline' ${origin}`,
    `img-src ${origin} data:`,
    `frame-src ${origin}`,
    `connect-src ${origin}`,
    `form-action ${origin}`,
    "base-uri 'none'",
    `frame-ancestors ${shopOrigin}`,
  ].join('; ')
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'origin',
      'x-content-type-options': 'nosniff',
    },
    body: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>…</title><script src="${apiUrl}/js/sagepay.js" defer></script><script src="${dropInScriptPath}" defer></script></head><body><main data-shop="${shopOrigin}"><form><div id="sp-container"></div></form></main></body></html>`,
  }
}
