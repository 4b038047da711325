import { readFileSync } from 'node:fs'

export type DropInPage = { body: string; headers: Record<string, string> }

/** The path of the page's own script. */
export const dropInScriptPath = '/card-form.js'

export const readDropInScript = (): string => readFileSync(new URL('./drop-in-frame.js', import.meta.url), 'utf8')

/**
 * A page with only the provider's fields, on an origin of its own, so that the provider's script never runs in the
 * shop. apiUrl: the Pi API, without a trailing slash.
 */
export function renderDropInPage({
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
    // The provider's script adds inline styles for its fields.
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
