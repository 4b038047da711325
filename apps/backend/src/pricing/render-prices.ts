import type { Refusal, ResultOf } from '@mantel/contract'
import { formatPrice, toMajorUnits, type VatAmount } from '@mantel/domain/money'
import { type PricedProduct, priceProduct, type ShownPrice, shownPrice } from '@mantel/domain/pricing'
import { productPath } from '@mantel/domain/routing'
import { type StoreView, storePath, websiteOf } from '@mantel/domain/store'
import type { ParentPage, StoredProduct } from '../catalog/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { SignPrice } from './price-signature.ts'
import { findProducts, type PriceSource } from './price-source.ts'
import { type PriceView, priceContext } from './price-view.ts'
import { isDisabled, toPriceable } from './to-priceable.ts'

type RenderedProduct = ResultOf<'productRenderList'>['items'][number]

/** The current prices of these products as the shop charges them, rounded to the minor unit, and the products themselves. */
export async function renderPrices(
  ctx: Ctx,
  source: PriceSource,
  { skus, groupId, sign }: { skus: readonly string[]; groupId: number | null; sign: SignPrice },
): Promise<{ ok: true; items: RenderedProduct[]; products: StoredProduct[]; view: PriceView } | Refusal> {
  const found = await findProducts(ctx, source, skus)
  if (!found.ok) return found
  const { products } = found
  const view = await source.readPriceView(ctx)
  const parents = await source.findParentPages(
    ctx,
    products.map(({ id }) => id),
  )
  const context = priceContext(view, { groupId, now: ctx.now() })
  const items = products.map((product) => {
    const priced = context && priceProduct(toPriceable(product), context)
    const info = productInfo(product, view, parents.get(product.id))
    if (!priced) return info
    const price_info = priceInfo(priced, product, view.view)
    return { ...info, sgn: sign({ priceInclTax: price_info.final_price, id: product.id }), price_info }
  })
  return { ok: true, items, products, view }
}

function productInfo(product: StoredProduct, { view, stores }: PriceView, parent: ParentPage | undefined) {
  const { id, typeId, document } = product
  return {
    id,
    name: String(document.name),
    type: typeId,
    store_id: view.storeId,
    currency_code: view.i18n.currencyCode,
    url: websiteOf(stores, view).publicUrl + storePath(view, productPath(view, pageOf(product, parent))),
  }
}

/** A variant that is not shown on its own has the page of its configurable product. */
function pageOf({ sku, document }: StoredProduct, parent: ParentPage | undefined) {
  const isShownAlone = document.visibility !== notVisibleIndividually
  if (parent && !isShownAlone) {
    return { parentSku: parent.sku, slug: parent.slug, urlPath: parent.urlPath, childSku: sku }
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { parentSku: sku, slug: text(document.slug), urlPath: text(document.url_path) }
}

const notVisibleIndividually = 1

function priceInfo(priced: PricedProduct, product: StoredProduct, view: StoreView) {
  const amounts = shownAmounts(priced, product, view)
  const gross = figures(amounts, view, 'gross')
  const formatted = Object.entries(amounts).flatMap(([name, amount]) =>
    amount ? [[name, `<span class="price">${formatPrice(amount.gross, view.i18n)}</span>`]] : [],
  )
  return {
    ...gross,
    formatted_prices: Object.fromEntries(formatted),
    extension_attributes: {
      tax_adjustments: figures(amounts, view, 'net'),
      weee_attributes: [],
      weee_adjustment: formatPrice(amounts.final_price.gross, view.i18n),
    },
  }
}

/** Minor units. */
function shownAmounts(priced: PricedProduct, product: StoredProduct, { prices }: StoreView) {
  const shown = shownPrice(priced, prices.rounding)
  const variants = priced.variants.flatMap((variant, index) =>
    variant && !isDisabled(product.variants[index]) ? [shownPrice(variant, prices.rounding)] : [],
  )
  const buyable = variants.length > 0 ? variants : [shown]
  const regular = buyable.map(listPrice)
  return {
    final_price: shown as VatAmount,
    regular_price: listPrice(shown),
    special_price: shown.original ? shown : null,
    minimal_price: lowest(buyable),
    minimal_regular_price: lowest(regular),
    max_price: highest(buyable),
    max_regular_price: highest(regular),
  }
}

const listPrice = (shown: ShownPrice): VatAmount => shown.original ?? shown
const lowest = (amounts: VatAmount[]) => amounts.reduce((low, amount) => (amount.gross < low.gross ? amount : low))
const highest = (amounts: VatAmount[]) => amounts.reduce((high, amount) => (amount.gross > high.gross ? amount : high))

function figures(amounts: ReturnType<typeof shownAmounts>, view: StoreView, part: 'net' | 'gross') {
  const toMajor = (amount: VatAmount) => toMajorUnits(amount[part], view.i18n.priceFormat.fractionDigits)
  return {
    final_price: toMajor(amounts.final_price),
    regular_price: toMajor(amounts.regular_price),
    special_price: amounts.special_price && toMajor(amounts.special_price),
    minimal_price: toMajor(amounts.minimal_price),
    minimal_regular_price: toMajor(amounts.minimal_regular_price),
    max_price: toMajor(amounts.max_price),
    max_regular_price: toMajor(amounts.max_regular_price),
  }
}
