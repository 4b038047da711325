import type { DemoView } from '../demo-view.ts'
import { hash } from '../random.ts'
import { slugOf } from '../texts.ts'
import { productsOfStore } from './products-of-store.ts'

export type FindProductsByWords = (words: string, count: number) => number[]

/**
 * Finds products of the store by English words. A match in the name counts more than one in the description; each word counts
 * once.
 */
export function findProductsByWords(view: DemoView): FindProductsByWords {
  const offered = productsOfStore(view)
    .filter(({ model, merchandise }) => !model.hidden && merchandise.visibility === 4)
    .map(({ model }) => ({
      id: model.id,
      name: new Set(slugOf(model.name.en).split('-')),
      text: new Set(slugOf(`${model.short.en} ${model.description.en.replace(/<[^>]+>/g, ' ')}`).split('-')),
    }))
  return (words, count) => {
    const wanted = slugOf(words).split('-')
    return offered
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
