import type { DemoView } from '../demo-view.ts'
import { hash } from '../random.ts'
import { slugOf } from '../words.ts'
import { offeredIn } from './sold-in.ts'

export type ProductsAbout = (words: string, count: number) => number[]

/** Finds products of the store by English words: names count more than descriptions, each word once. */
export function productsAbout(view: DemoView): ProductsAbout {
  const shelves = offeredIn(view)
    .filter(({ model, merchandise: goods }) => !model.hidden && goods.visibility === 4)
    .map(({ model }) => ({
      id: model.id,
      name: new Set(slugOf(model.name.en).split('-')),
      text: new Set(slugOf(`${model.short.en} ${model.description.en.replace(/<[^>]+>/g, ' ')}`).split('-')),
    }))
  return (words, count) => {
    const wanted = slugOf(words).split('-')
    return shelves
      .map(({ id, name, text }) => ({
        id,
        score: wanted.reduce((sum, word) => sum + (name.has(word) ? 3 : text.has(word) ? 1 : 0), 0),
        tie: hash(`${words} ${id}`),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.tie - b.tie)
      .slice(0, count)
      .map(({ id }) => id)
  }
}
