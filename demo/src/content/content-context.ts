import type { Seller, StoreView } from '@mantel/domain/store'
import { linksOf } from './links.ts'
import type { LinkTo } from './prose.ts'
import { type TextSet, textSetOf } from './text-set.ts'

export type ContentHelpers = {
  /** Ids of products the store offers, found by English words, best first. */
  productsAbout(topic: string, count: number): number[]
  /** The path of a picture by name: 'blog/{post key}' or 'scenes/{subject}-{shape}-{1…9}'. */
  picture(name: string): string
}

/** Everything needed to render a text for one store. */
export type ContentContext = { view: StoreView; seller: Seller; voice: TextSet; now: Date; linkTo: LinkTo }

export function createContentContext(view: StoreView, seller: Seller, now: Date): ContentContext {
  return { view, seller, voice: textSetOf(view), now, linkTo: linksOf(view) }
}
