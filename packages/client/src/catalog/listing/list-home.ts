import { homepage } from '@mantel/domain/constants'
import type { Engine } from '../../engine.ts'
import { loadAttributes } from '../attributes.ts'
import { type Loaded, loadedValue, problemOf } from '../loaded.ts'
import { cardFields } from '../queries/fields.ts'
import { listingRequest } from '../queries/listing.ts'
import { queryCatalog } from '../query-catalog.ts'
import { cardAttributes, type ProductCard } from '../views/product-card.ts'
import { productCards } from './product-cards.ts'

export type HomeListName = keyof typeof homepage.listSizes
export type HomeList = {
  name: HomeListName
  categoryId: number
  cards: ProductCard[]
  /** There is no connection, and the list is not stored. */
  isUnreachable: boolean
}

/** The lists of the home page that the store has a category for, newest products first. */
export async function listHome(engine: Engine): Promise<Loaded<HomeList[]>> {
  const { categories } = engine.view.catalog
  const configured = Object.entries(homepage.listSizes).flatMap(([name, size]) => {
    const categoryId = categories[name]
    return categoryId === undefined ? [] : [{ name: name as HomeListName, size, categoryId }]
  })
  const [answers] = await Promise.all([
    Promise.all(
      configured.map(({ categoryId, size }) =>
        queryCatalog(engine, {
          type: 'product',
          request: listingRequest(engine.view, { categoryIds: [categoryId], sort: homepage.sort }),
          size,
          include: cardFields,
        }),
      ),
    ),
    loadAttributes(engine, cardAttributes),
  ])
  const lists: HomeList[] = []
  for (const [at, answer] of answers.entries()) {
    if (!answer.ok) return problemOf(answer)
    const { name, categoryId } = configured[at]!
    const { items, noresults } = answer.result
    const cards = await productCards(engine, items)
    // Sold-out products come last.
    const sorted = cards.toSorted((a, b) => Number(b.inStock) - Number(a.inStock))
    lists.push({ name, categoryId, cards: sorted, isUnreachable: noresults })
  }
  return loadedValue(lists)
}
