import { hash } from 'node:crypto'

const script = `const { origin, next } = document.body.dataset
if (window.parent !== window && origin) window.parent.postMessage({ source: 'card-challenge', isSettled: true }, origin)
else location.replace(next)`

const scriptHash = `'sha256-${hash('sha256', script, 'base64')}'`

/**
 * Page shown after the bank has posted its 3-D Secure result here: inside the checkout's iframe it notifies the parent page, in
 * its own window it redirects to the shop.
 */
export function renderChallengePage({ origin, next }: { origin: string; next: string }): {
  body: string
  headers: Record<string, string>
} {
  return {
    body: `<!doctype html><meta charset="utf-8"><title>…</title><body data-origin="${escaped(origin)}" data-next="${escaped(next)}"><a href="${escaped(next)}">→</a><script>${script}</script>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src ${scriptHash}; base-uri 'none'; form-action 'none'; frame-ancestors ${origin || "'none'"}`,
    },
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}
