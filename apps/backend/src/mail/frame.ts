import type { Website } from '@mantel/domain/store'
import { type Html, html } from './html.ts'

/** Header and footer around every mail of a website. Tables and inline styles, because mail programs support little else. */
export type MailFrame = {
  language: string
  title: string
  /** Shown beside the subject in lists of mails. */
  preview: string
  website: Pick<Website, 'name' | 'theme'>
  shopUrl: string
  /** The attached image; without one the website's name is written as text. */
  logo: { cid: string; width: number; height: number } | null
  body: Html
  footer: readonly string[]
}

export type Palette = { page: string; ink: string; muted: string; line: string; primary: string }

const palettes: Record<Website['theme'], Palette> = {
  consumer: { page: '#FBF8F3', ink: '#1F1B16', muted: '#5E564B', line: '#E4DCCF', primary: '#1F3D36' },
  trade: { page: '#F5F6F7', ink: '#14181C', muted: '#515B65', line: '#DDE1E5', primary: '#1E3F5C' },
}

const sans = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif"
export const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif"

export function paletteOf({ theme }: Pick<Website, 'theme'>): Palette {
  return palettes[theme]
}

export function frameHtml({ language, title, preview, website, shopUrl, logo, body, footer }: MailFrame): string {
  const { page, ink, muted } = paletteOf(website)
  const head = logo
    ? html`<img src="cid:${logo.cid}" width="${logo.width}" height="${logo.height}" alt="${website.name}" style="display:block;border:0">`
    : html`<span style="${serif};font-size:32px;color:${ink}">${website.name}</span>`
  const document = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:0;background:${page};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${page}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;${sans};font-size:16px;line-height:1.55;color:${ink}">
<tr><td style="padding:0 28px 24px"><a href="${shopUrl}" style="text-decoration:none;color:${ink}">${head}</a></td></tr>
<tr><td style="background:#FFFFFF;padding:32px 28px;border-radius:2px">${body}</td></tr>
<tr><td style="padding:24px 28px;font-size:13px;color:${muted}">${footer.map((line) => html`<p style="margin:0 0 4px">${line}</p>`)}</td></tr>
</table></td></tr></table></body></html>
`
  return document.html
}
