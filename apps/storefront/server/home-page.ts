import { formatPrice } from '@mantel/domain/money'
import { pictureSrcset, pictureUrl } from '@mantel/domain/picture'
import { type StoreView, storePath, viewsOf } from '@mantel/domain/store'
import type { HomeProduct } from './home-product.ts'
import { type HomeTexts, homeTexts } from './home-texts.ts'
import { type Html, html } from './html.ts'
import { type Place, page } from './page.ts'

const upright = (width: number) => ({ width, height: (width * 5) / 4 })
const cardSizes = [160, 240, 320, 480, 640].map(upright)
const openingSizes = [320, 480, 640, 960, 1200].map(upright)
/** Cards that are in sight before anybody scrolls. */
const inSight = 4

/** What most screens will ask for, best sellers first, so that it can be rendered before anybody comes. */
export function homePictures(products: readonly HomeProduct[]) {
  const sized = (path: string | undefined, widths: number[]) =>
    path === undefined ? [] : widths.map((width) => ({ path, ...upright(width), action: 'fit' as const }))
  return [
    ...products.slice(0, 1).flatMap((product) => sized(openingPicture(product), [640, 1200])),
    ...products.flatMap(({ pictures }) => sized(pictures[0], [240, 480, 640])),
  ]
}

/** null instead of products: they could not be asked for just now. */
export function renderHome(place: Place, products: readonly HomeProduct[] | null): string {
  const texts = homeTexts[place.view.language]
  const first = products?.[0]
  const main = html`${first && opening(place.view, first, texts)}
<section class="shelf room" id="best-sellers">
<h2>${texts.bestSellers}</h2>
${
  first
    ? html`<p>${place.view.prices.needGroupToken ? texts.tradeLine : texts.bestSellersLine}</p>
<ul class="products">
${products?.map((product, index) => card(place.view, product, index, texts))}
</ul>`
    : html`<p>${texts.none}</p>`
}
</section>`
  return page(place, { title: `${place.website.name}: ${texts.title}`, links: languageLinks(place) }, main)
}

/** The second picture, if there is one, shows the thing at its place. */
const openingPicture = ({ pictures }: HomeProduct) => pictures[1] ?? pictures[0]

function opening(view: StoreView, product: HomeProduct, texts: HomeTexts): Html {
  const picture = openingPicture(product)
  return html`<section class="opening room">
<div>
<h1>${texts.headline}</h1>
<p>${texts.opening}</p>
<a class="action" href="#best-sellers">${texts.see}</a>
</div>
<a href="${storePath(view, product.urlPath)}"><img src="${pictureUrl(picture, upright(640), 'fit')}" srcset="${pictureSrcset(picture, openingSizes, 'fit')}" sizes="(min-width: 700px) 42vw, 92vw" width="640" height="800" alt="${product.name}" fetchpriority="high"></a>
</section>`
}

function card(view: StoreView, product: HomeProduct, index: number, texts: HomeTexts): Html {
  const [picture] = product.pictures
  const lazy = index < inSight ? null : html` loading="lazy"`
  return html`<li><a href="${storePath(view, product.urlPath)}">
<img src="${pictureUrl(picture, upright(320), 'fit')}" srcset="${pictureSrcset(picture, cardSizes, 'fit')}" sizes="(min-width: 1320px) 230px, (min-width: 1100px) 17vw, (min-width: 700px) 29vw, 44vw" width="320" height="400" alt="${product.name}"${lazy}>
${product.price?.before && html`<span class="label">${texts.sale}</span>`}
<span class="name">${product.name}</span>
${product.price && price(view, product.price, texts)}
</a></li>
`
}

function price(view: StoreView, { now, before }: NonNullable<HomeProduct['price']>, texts: HomeTexts): Html {
  const shown = formatPrice(now, view.i18n)
  if (before === null) return html`<span class="price">${shown}</span>`
  return html`<span class="price"><span class="reduced">${shown}</span> <s><span class="unseen">${texts.before} </span>${formatPrice(before, view.i18n)}</s></span>`
}

function languageLinks({ stores, website, view }: Place): Html {
  const url = (of: StoreView) => `${website.publicUrl}${storePath(of, '/')}`
  const others = viewsOf(stores, website).map(
    (other) => html`<link rel="alternate" hreflang="${other.i18n.defaultLocale}" href="${url(other)}">\n`,
  )
  return html`<link rel="canonical" href="${url(view)}">
${others}`
}
