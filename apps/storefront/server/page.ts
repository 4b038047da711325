import { pictureUrl } from '@mantel/domain/picture'
import { type Stores, type StoreView, storePath, type Website, websiteOf } from '@mantel/domain/store'
import { homeStyles } from './home-styles.ts'
import { type HomeTexts, homeTexts } from './home-texts.ts'
import { type Html, html } from './html.ts'

/** Where a page is asked for, and by which name its store goes. */
export type Place = { stores: Stores; website: Website; view: StoreView }

/** The frame around every plain page: head, wordmark, the store views, the way to the API. */
export function page(place: Place, head: { title: string; links?: Html }, main: Html): string {
  const { view, website } = place
  const texts = homeTexts[view.language]
  const document = html`<!doctype html>
<html lang="${view.i18n.defaultLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${head.title}</title>
<meta name="description" content="${texts.opening}">
${head.links}
<link rel="icon" href="${pictureUrl(null, { width: 80, height: 80 }, 'fit')}">
${homeStyles[website.theme].element}
</head>
<body>
<a class="skip" href="#main">${texts.skip}</a>
<header><div class="room">
<a class="wordmark" href="${storePath(view, '/')}">${website.name}</a>
<nav aria-label="${texts.stores}">${storeLinks(place, website)}</nav>
</div></header>
<main id="main">
${main}
</main>
${footer(place, texts)}
</body>
</html>
`
  return document.text
}

function footer(place: Place, texts: HomeTexts): Html {
  const { websites } = place.stores
  return html`<footer><div class="room">
<section><h2>${texts.stores}</h2>${websites.map((website) => storeLinks(place, website))}</section>
<section><h2>${texts.developers}</h2><ul><li><a href="/api/docs">${texts.apiDocs}</a></li></ul></section>
</div></footer>`
}

function storeLinks({ stores, view: current }: Place, website: Website): Html {
  const views = stores.views.filter((view) => websiteOf(stores, view) === website)
  return html`<ul>${views.map((view) => {
    const here = view === current ? html` aria-current="page"` : null
    return html`<li><a href="${viewUrl(stores, current, view)}" hreflang="${view.i18n.defaultLocale}"${here}>${view.name}</a></li>`
  })}</ul>`
}

/** Another website is another origin. */
function viewUrl(stores: Stores, current: StoreView, view: StoreView): string {
  const origin = view.website === current.website ? '' : websiteOf(stores, view).publicUrl
  return `${origin}${storePath(view, '/')}`
}
