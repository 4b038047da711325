import { type StoreView, storePath, type Website } from '@mantel/domain/store'
import { html, paletteOf, serif } from '../mail/index.ts'
import { type AlertPageState, alertPageTexts } from './alert-page-texts.ts'

/** A page for the links of mails. A button makes the change, because programs that check mails open every link. */
export function renderAlertPage(
  state: AlertPageState,
  { view, website }: { view: StoreView; website: Website },
): { body: string; status: number; headers: Record<string, string> } {
  const { language } = view
  const texts = alertPageTexts[language]
  const { title, text, button } = texts[state]
  const { ink, primary } = paletteOf(website)
  const form =
    button &&
    html`<form method="post"><button style="padding:12px 22px;border:0;border-radius:2px;background:${primary};color:#FFFFFF;font:inherit;cursor:pointer">${button}</button></form>`
  const page = html`<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title>
<body style="margin:0 auto;max-width:34rem;padding:4rem 1.5rem;font:16px/1.5 system-ui,sans-serif;color:${ink}">
<main><h1 style="${serif};font-weight:400">${title}</h1><p>${text}</p>${form}
<p><a href="${storePath(view, '/')}" style="color:${primary}">${texts.toShop}</a></p></main></body></html>`
  return {
    body: page.html,
    status: state === 'unknown' ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    },
  }
}
