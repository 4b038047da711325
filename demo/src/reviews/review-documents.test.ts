import { expect, it } from 'vitest'
import type { ProductModel } from '../products/model.ts'
import { consumerStores, generatedStores } from '../testing/generated-stores.ts'
import { traitsOf } from './review-traits.ts'

const kindOf = (model: ProductModel) => {
  const spec = model.pictureSpec('en')
  return spec.family === 'clock' ? spec.kind : spec.family
}

/** Words that a review may contain only if the statement is true for the product, in three languages. */
const claims: [words: RegExp, isTrue: (model: ProductModel) => boolean][] = [
  [
    /packed|delivery man|in the box|verpackt|im paket|versand|imballaggio|scatola|spedizione/i,
    ({ type }) => isSent(type),
  ],
  [
    /the paper has|no curl|Das Papier hat|Keine Welle|La carta ha|Nessuna piega/,
    ({ type, choices }) => {
      return isSent(type) && choices.material === 'cotton-paper'
    },
  ],
  [/laugh|glitter|gelacht|Glitzer|ridere|brillantini/i, ({ choices }) => choices.occasion !== 'sympathy'],
  [/in the set|im Set|Nel set/, ({ type }) => type === 'bundle' || type === 'grouped'],
  [/Ordered at lunch|Mittags bestellt|Ordinato a pranzo/, ({ type }) => type === 'amgiftcard'],
  [/They rang|angerufen|telefonato/, ({ type }) => type === 'virtual'],
  [/The file|Die Datei|Il file/, ({ type }) => type === 'downloadable'],
  [/on the wall and|screw|Schraube|parete e|vite/, (model) => ['wall', 'cuckoo'].includes(kindOf(model))],
  [/Real wood|Echtes Holz|Legno vero/, (model) => traitsOf(model).has('wood')],
  [/A2/, ({ variants }) => variants.some(({ choices }) => choices.size === 'a2')],
]
const isSent = (type: ProductModel['type']) => !['downloadable', 'virtual', 'amgiftcard'].includes(type)

it('writes reviews that match their product', () => {
  const checked = new Set<RegExp>()
  for (const { offered, reviews } of generatedStores()) {
    const models = new Map(offered.map(({ model }) => [model.id, model]))
    for (const { product_id, title, detail } of reviews) {
      const model = models.get(Number(product_id)) as ProductModel
      for (const [words, isTrue] of claims) {
        if (!words.test(`${title} ${detail}`)) continue
        checked.add(words)
        expect(isTrue(model), `${model.sku}: ${title}. ${detail}`).toBe(true)
      }
    }
  }
  expect(checked.size).toBe(claims.length)
})

it('has several texts for every product', () => {
  for (const { offered, reviews } of consumerStores()) {
    const popular = offered.filter(({ model, merchandise }) => merchandise.bestseller && !model.hidden)
    for (const { model } of popular)
      expect(reviews.filter(({ product_id }) => product_id === model.id).length, model.sku).toBeGreaterThan(2)
  }
})
