import { findBlock, listBySku, listCategoryProducts, type ProductCard } from '@mantel/client'
import { type ContentPart, splitContent, type Widget } from '@mantel/plugins/widget/view'
import { type FormView, loadForm } from '../forms/load-form.ts'
import type { Shop } from '../store/shop.ts'

type Settings<C extends Widget['type']> = Extract<Widget, { type: C }>['settings']

export type SearchFormName = 'search' | 'blog-search'

/** A part of a merchant's text, ready to be shown: HTML, or a widget with its data. */
export type LoadedContentPart =
  | { html: string }
  | { type: 'products'; title: string; cards: ProductCard[] }
  | { type: 'banner'; settings: Settings<'banner'> }
  | { type: 'picture'; settings: Settings<'picture'> }
  | { type: 'form'; settings: { name: SearchFormName } }
  | { type: 'mail-form'; form: FormView }
  | { type: 'newsletter' }
  | { type: 'video'; settings: Settings<'video'> }

/** Blocks may contain blocks; one that contains itself would never end. */
const maxDepth = 2

/** Splits a stored text and loads what its widgets show. A widget without data, such as a sold-out product, is left out. */
export async function loadContentParts(shop: Shop, content: string, depth = 0): Promise<LoadedContentPart[]> {
  return (await Promise.all(splitContent(content).map((part) => loadPart(shop, part, depth)))).flat()
}

async function loadPart(shop: Shop, part: ContentPart, depth: number): Promise<LoadedContentPart[]> {
  if ('html' in part) return [part]
  const { widget } = part
  switch (widget.type) {
    case 'product-card':
      return products('', await listBySku(shop.engine, [widget.settings.sku]))
    case 'product-list':
      return products(widget.settings.title, await listed(shop, widget.settings))
    case 'block':
      return depth < maxDepth ? loadBlock(shop, widget.settings.id, depth) : []
    case 'banner':
      return [{ type: 'banner', settings: widget.settings }]
    case 'picture':
      return [{ type: 'picture', settings: widget.settings }]
    case 'form':
      return [await loadFormPart(shop, widget.settings.name)]
    case 'video':
      return [{ type: 'video', settings: widget.settings }]
    default:
      // A newer version of the shop has stored this widget, so this version cannot show it.
      return []
  }
}

/** Pages are cached, so a mail form in them has no token of its own. */
async function loadFormPart(shop: Shop, name: Settings<'form'>['name']): Promise<LoadedContentPart> {
  if (name === 'newsletter') return { type: 'newsletter' }
  if (name !== 'contact') return { type: 'form', settings: { name } }
  return { type: 'mail-form', form: await loadForm(shop, name, { token: '', outcome: null }) }
}

const products = (title: string, cards: ProductCard[]): LoadedContentPart[] =>
  cards.length > 0 ? [{ type: 'products', title, cards }] : []

async function listed({ engine }: Shop, { category, skus, limit }: Settings<'product-list'>): Promise<ProductCard[]> {
  if (skus) return listBySku(engine, skus)
  if (category === undefined) return []
  const query = { filters: {}, sort: null, page: 1 }
  const list = await listCategoryProducts(engine, {
    categoryIds: [category],
    filters: [],
    query,
    perPage: limit,
    pages: 'upTo',
  })
  return list.ok ? list.value.cards : []
}

async function loadBlock(shop: Shop, id: string, depth: number): Promise<LoadedContentPart[]> {
  const block = await findBlock(shop.engine, id)
  return block.ok ? loadContentParts(shop, String(block.value.content ?? ''), depth + 1) : []
}
