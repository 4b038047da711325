import type { Website } from '@mantel/domain/store'
import { type Stylesheet, stylesheet } from './stylesheet.ts'

const consumer = `--page:#FBF8F3;--surface:#FFF;--ink:#1F1B16;--muted:#5E564B;--hairline:#E4DCCF;--primary:#1F3D36;--on-primary:#FFF;--accent:#855510;--sale:#A3301D`
const trade = `--page:#F5F6F7;--surface:#FFF;--ink:#14181C;--muted:#515B65;--hairline:#DDE1E5;--primary:#1E3F5C;--on-primary:#FFF;--accent:#1E5A8A;--sale:#A3301D`
const dark = `--page:#171411;--surface:#201C18;--ink:#F3ECE1;--muted:#B8AD9D;--hairline:#332C25;--primary:#E9D9B8;--on-primary:#171411;--accent:#E0AE55;--sale:#F08A74`

const rules = `
*,::before,::after{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.55 'Instrument Sans Variable','Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
h1,h2,.wordmark{font-family:'Fraunces Variable',Fraunces,'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif;font-weight:400;line-height:1.12;margin:0;text-wrap:balance}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
img{display:block;max-width:100%;height:auto;border-radius:2px;background:var(--hairline)}
ul{list-style:none;margin:0;padding:0}
.room{max-width:1320px;margin:0 auto;padding:0 20px}
.skip{position:absolute;left:-999px}
.skip:focus{left:20px;top:8px;background:var(--surface);padding:4px 12px;z-index:1}
header .room{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:8px 32px;padding-top:20px;padding-bottom:20px}
.wordmark{font-size:32px;text-decoration:none;border-top:1px solid var(--ink);padding-top:4px;letter-spacing:-.01em}
nav ul{display:flex;flex-wrap:wrap;gap:0 20px}
nav a{display:inline-block;padding:6px 0;color:var(--muted);text-decoration:none}
nav a:hover{color:var(--ink);text-decoration:underline}
nav a[aria-current]{color:var(--ink);border-bottom:1px solid var(--accent)}
.opening{display:grid;gap:32px;padding-top:24px;padding-bottom:48px;align-items:center}
.opening h1{font-size:42px}
.opening p{font-size:17px;max-width:34em;color:var(--muted);margin:16px 0 24px}
.action{display:inline-block;background:var(--primary);color:var(--on-primary);padding:12px 24px;border-radius:2px;text-decoration:none}
.action:hover{text-decoration:underline}
.opening img{width:100%;aspect-ratio:4/5;object-fit:cover}
.shelf{padding-bottom:56px}
.shelf::before{content:'';display:block;border-top:1px solid var(--hairline);margin-bottom:32px}
.shelf h2{font-size:32px;margin-bottom:8px}
.shelf>p{margin:0 0 24px;color:var(--muted)}
.products{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:32px 16px}
.products a{display:block;text-decoration:none;position:relative}
.products img{width:100%;aspect-ratio:4/5;object-fit:cover}
.products .name{display:block;border-top:1px solid var(--hairline);margin-top:10px;padding-top:10px}
.products a:hover .name{text-decoration:underline}
.maker{display:block;color:var(--muted);font-size:13px}
.price{display:block;margin-top:2px;font-variant-numeric:tabular-nums}
.price s{color:var(--muted);margin-left:8px}
.reduced{color:var(--sale)}
.label{position:absolute;top:8px;left:8px;background:var(--surface);color:var(--sale);font-size:13px;padding:1px 8px;border-radius:2px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{border-top:1px solid var(--hairline);color:var(--muted);font-size:13px}
footer .room{display:grid;gap:24px;padding-top:32px;padding-bottom:48px}
footer h2{font:inherit;color:var(--ink);margin-bottom:4px}
footer li a{display:inline-block;padding:4px 0}
.lone{padding-top:80px;padding-bottom:120px}
.lone h1{font-size:42px}
@media(min-width:700px){
.room{padding-left:40px;padding-right:40px}
.opening{grid-template-columns:5fr 4fr;gap:64px;padding-top:24px;padding-bottom:64px}
.opening img{aspect-ratio:1}
.opening h1{font-size:56px}
.shelf{padding-bottom:112px}
.shelf::before{margin-bottom:56px}
.products{grid-template-columns:repeat(3,minmax(0,1fr));gap:48px 24px}
footer .room{grid-template-columns:repeat(2,minmax(0,1fr))}
}
@media(min-width:1100px){.products{grid-template-columns:repeat(5,minmax(0,1fr))}}
`

const sheet = (light: string, darkAccent = '') =>
  stylesheet(
    `:root{color-scheme:light dark;${light}}@media(prefers-color-scheme:dark){:root{${dark}${darkAccent}}}${rules.replaceAll('\n', '')}`,
  )

export const homeStyles: Record<Website['theme'], Stylesheet> = {
  consumer: sheet(consumer),
  trade: sheet(trade, ';--accent:#8FB8DC'),
}
