import type { StoreView, Website } from '@mantel/domain/store'
import { fillPlaceholders, formatDay, sellerLines } from '../platform/format.ts'
import type { PdfBlock, PdfDocument } from '../platform/pdf/index.ts'
import type { CatalogueContent } from './catalogue-content.ts'
import { catalogueTexts } from './catalogue-texts.ts'

export type CataloguePictures = ReadonlyMap<string, Uint8Array>

/** Points. */
const coverHeight = 380

/** A cover, then the products of each category with picture, name, article number and price. */
export function createCatalogueDocument(
  content: CatalogueContent,
  { view, website, madeAt, pictures }: { view: StoreView; website: Website; madeAt: Date; pictures: CataloguePictures },
): PdfDocument {
  const texts = catalogueTexts(view.language)
  const { seller } = website
  const [mark = '', ...suffix] = website.name.split(' ')
  const count = (of: number) => fillPlaceholders(texts.products, { count: String(of) })
  const cover = content.chapters.flatMap(({ products }) => products).find(({ image }) => image && pictures.has(image))
  const note = content.hasPrices ? texts[view.prices.shown] : texts.withoutPrices
  const blocks: PdfBlock[] = [
    { kind: 'letterhead', mark, suffix: suffix.join(' '), lines: sellerLines(seller, view.language) },
    { kind: 'heading', text: texts.title },
    ...(cover?.image
      ? [{ kind: 'picture' as const, bytes: pictures.get(cover.image) as Uint8Array, height: coverHeight }]
      : []),
    {
      kind: 'columns',
      columns: [
        { title: view.name, lines: [formatDay(madeAt, view.i18n), count(content.shown)] },
        {
          title: seller.email,
          lines: content.chapters.map(({ name, products }) => `${name} · ${count(products.length)}`),
        },
      ],
    },
    { kind: 'text', text: note },
    ...(content.total > content.shown
      ? [{ kind: 'text' as const, text: fillPlaceholders(texts.shortened, { count: String(content.shown) }) }]
      : []),
    ...content.chapters.flatMap(({ name, products }): PdfBlock[] => [
      { kind: 'page' },
      { kind: 'heading', text: name, isChapter: true },
      {
        kind: 'cards',
        cards: products.map(({ sku, name: title, price, image }) => ({
          picture: (image !== null && pictures.get(image)) || null,
          title,
          notes: price === null ? [sku] : [sku, price],
        })),
      },
    ]),
  ]
  return {
    title: `${website.name} · ${texts.title}`,
    author: seller.name,
    language: view.language,
    madeAt: madeAt.toISOString(),
    blocks,
    footer: [
      [seller.name, seller.registration],
      [seller.email, seller.telephone],
    ],
    pageLabel: texts.page,
  }
}
