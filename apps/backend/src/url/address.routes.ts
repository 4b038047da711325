import { listTagOf, type RoutableType, tagsOf } from '@mantel/contract'
import { type Stores, type StoreView, viewsOf, websiteOf } from '@mantel/domain/store'
import { type Handlers, ok, type ReplyExtras } from '../platform/http/index.ts'
import { type AddressIndex, findAddress, latestChange } from './address.ts'
import { addressPages } from './list-addresses.ts'

/**
 * Maximum cache age in milliseconds for pages that refer to another store view whose index is still being built. They
 * are cached briefly, since otherwise no page could be cached until the last store is ready.
 */
const unsureFor = 10_000

export type AddressOptions = { stores: Stores; index: AddressIndex }

export function addressHandlers({
  stores,
  index,
}: AddressOptions): Pick<Handlers, 'addressPages' | 'addresses' | 'alternates'> {
  /**
   * Lists have the list tag, since any document of the type may be added or removed. Replies from an incomplete index
   * are not cached.
   */
  function listExtras(view: StoreView, type: RoutableType): ReplyExtras {
    return { tags: [type, listTagOf(type)], ...(!index.isReady(view, type) && { cache: 'no-store' }) }
  }

  return {
    async addressPages({ ctx: { view, now }, params: { type } }) {
      const pages: { count: number; updatedAt: string | null }[] = []
      for await (const page of addressPages(index, view, type, now()))
        pages.push({ count: page.length, updatedAt: latestChange(index, view, type, page) })
      return ok(pages, undefined, listExtras(view, type))
    },

    async addresses({ ctx: { view, now }, params: { type, page: wanted } }) {
      let at = 0
      for await (const page of addressPages(index, view, type, now())) {
        if (++at !== wanted) continue
        const found = page.flatMap((id) => findAddress(index, view, type, id, now()) ?? [])
        return ok(found, undefined, listExtras(view, type))
      }
      return ok([], undefined, listExtras(view, type))
    },

    alternates({ ctx: { view, now }, params: { type, id } }) {
      const views = viewsOf(stores, websiteOf(stores, view))
      const found = views.flatMap((one) => {
        const address = findAddress(index, one, type, id, now())
        return address ? [{ storeCode: one.code, path: address.path }] : []
      })
      const isWhole = views.every((one) => index.isReady(one, type))
      const soon = { headers: { 'x-vs-fresh-until': String(now().getTime() + unsureFor) } }
      return ok(found, undefined, { tags: tagsOf(type, [id]), ...(!isWhole && soon) })
    },
  }
}
