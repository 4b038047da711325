import type { FastifyReply } from 'fastify'

export type PageLanguage = 'en' | 'de' | 'it'

export function languageOf(requested: string | undefined): PageLanguage {
  const first = (requested ?? '').slice(0, 2).toLowerCase()
  return first === 'de' || first === 'it' ? first : 'en'
}

export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}

export type Page = {
  language: PageLanguage
  title: string
  body: string
  script?: string
  /** Origins to which a form of this page may redirect, in addition to our own. */
  formTargets?: readonly string[]
  /** Origins that may embed the page in a frame. */
  framedBy: readonly string[]
}

/** Sends the page with a content security policy: only our own files, nothing inline, and only the given origins may embed the page. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    ["form-action 'self'", ...(page.formTargets ?? [])].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${page.framedBy.join(' ') || "'none'"}`,
  ].join('; ')
  const script = page.script ? `<script type="module" src="/assets/${page.script}"></script>` : ''
  return reply
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(page.title)}</title><link rel="stylesheet" href="/assets/pages.css">${script}</head><body>${page.body}</body></html>`,
    )
}

/** '£12.50', '12,50 €'. */
export function amountText(amount: number, currency: string, language: PageLanguage): string {
  const locale = language === 'en' ? 'en-GB' : language
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
}

export function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}
