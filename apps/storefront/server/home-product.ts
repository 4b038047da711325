import type { ProductDocument } from '@mantel/contract'
import { toMinorUnits } from '@mantel/domain/money'
import type { StoreView } from '@mantel/domain/store'

/** What the home page shows of a product. Prices are minor units; null where the visitor sees none. */
export type HomeProduct = {
  name: string
  urlPath: string
  /** As documents write them: '/c/l/clock.jpg'. The first is the product's face. */
  pictures: string[]
  price: { now: number; before: number | null } | null
}

/** Of a document as the catalogue search answers it to a guest of the store. */
export function toHomeProduct(view: StoreView, document: ProductDocument): HomeProduct {
  const face = [document.image, document.small_image].find((image) => image && image !== 'no_selection')
  const gallery = (document.media_gallery ?? []).filter(({ typ }) => typ === 'image').map(({ image }) => image)
  return {
    name: document.name,
    urlPath: document.url_path,
    pictures: [...new Set([...(face ? [face] : []), ...gallery])],
    price: shownPrice(view, document),
  }
}

function shownPrice(view: StoreView, document: ProductDocument): HomeProduct['price'] {
  if (view.prices.needGroupToken) return null
  const gross = view.prices.shown === 'gross'
  const asked = gross ? document.price_incl_tax : document.price
  const listed = gross ? document.original_price_incl_tax : document.original_price
  if (typeof asked !== 'number') return null
  const now = toMinorUnits(asked)
  const before = typeof listed === 'number' ? toMinorUnits(listed) : now
  return { now, before: before > now ? before : null }
}
