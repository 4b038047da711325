import type { DownloadProblem } from '@mantel/domain/download'
import { type StoreView, storePath, type Website } from '@mantel/domain/store'
import { html, paletteOf, serif } from '../mail/index.ts'
import { fillPlaceholders } from '../platform/format.ts'
import { downloadPageTexts } from './download-page-texts.ts'

/** requested: the buyer has asked to cancel the item or to withdraw from it. */
export type PageProblem = DownloadProblem | 'unknown' | 'requested' | 'file_missing' | 'too_many'

const statuses: Record<PageProblem, number> = {
  unknown: 404,
  requested: 409,
  file_missing: 503,
  revoked: 410,
  expired: 410,
  used_up: 410,
  too_many: 429,
}

/** A page in place of a file: buyers open download links in the browser. */
export function renderDownloadPage(
  problem: PageProblem,
  { view, website }: { view: StoreView; website: Website },
): { body: string; status: number; headers: Record<string, string> } {
  const { language } = view
  const texts = downloadPageTexts[language]
  const { ink, primary } = paletteOf(website)
  const text = fillPlaceholders(texts[problem], { email: website.seller.email })
  const page = html`<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${texts.title}</title>
<body style="margin:0 auto;max-width:34rem;padding:4rem 1.5rem;font:16px/1.5 system-ui,sans-serif;color:${ink}">
<h1 style="${serif};font-weight:400">${texts.title}</h1><p>${text}</p>
<p><a href="${storePath(view, '/')}" style="color:${primary}">${texts.toShop}</a></p></body></html>`
  return {
    body: page.html,
    status: statuses[problem],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  }
}
