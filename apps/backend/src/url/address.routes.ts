import { listTagOf, type RoutableType, tagsOf } from '@mantel/contract'
import { type Stores, type StoreView, viewsOf, viewsWithPages, websiteOf } from '@mantel/domain/store'
import { type Handlers, ok, type ReplyExtras } from '../platform/http/index.ts'
import { type AddressIndex, findAddress, latestChange } from './address.ts'
import { findCounterpart } from './find-counterpart.ts'
import { addressPages } from './list-addresses.ts'

export type AddressOptions = { stores: Stores; index: AddressIndex }

export function addressHandlers({
  stores,
  index,
}: AddressOptions): Pick<Handlers, 'addressPages' | 'addresses' | 'alternates'> {
  return {
    async addressPages({ ctx: { view, now }, params: { type } }) {
      await index.whenReady(view, type)
      const pages: { count: number; updatedAt: string | null }[] = []
      for await (const page of addressPages(index, view, type, now()))
        pages.push({ count: page.length, updatedAt: latestChange(index, view, type, page) })
      return ok(pages, undefined, listExtras(type))
    },

    async addresses({ ctx: { view, now }, params: { type, page: wanted } }) {
      await index.whenReady(view, type)
      let at = 0
      for await (const page of addressPages(index, view, type, now())) {
        if (++at !== wanted) continue
        const found = page.flatMap((id) => findAddress(index, view, type, id, now()) ?? [])
        return ok(found, undefined, listExtras(type))
      }
      return ok([], undefined, listExtras(type))
    },

    async alternates({ ctx: { view, now }, params: { type, id }, query: { in: code } }) {
      const targets = code === undefined ? viewsWithPages(stores, websiteOf(stores, view)) : viewsOfCode(stores, code)
      const read = new Set([...targets, ...(code === undefined ? [] : viewsOf(stores, websiteOf(stores, view)))])
      await Promise.all([...read].map((one) => index.whenReady(one, type)))
      const ids = new Set([id])
      const found = targets.flatMap((target) => {
        const counterpart = findCounterpart({ stores, index }, { view, target, type, id })
        if (counterpart === null) return []
        ids.add(counterpart)
        const address = findAddress(index, target, type, counterpart, now())
        return address ? [{ storeCode: target.code, path: address.path }] : []
      })
      return ok(found, undefined, { tags: tagsOf(type, [...ids]) })
    },
  }
}

const viewsOfCode = (stores: Stores, code: string): StoreView[] =>
  stores.websites.flatMap((website) => viewsWithPages(stores, website)).filter((one) => one.code === code)

/** Lists also have the list tag of their type, so that they are purged when a document is added or removed. */
const listExtras = (type: RoutableType): ReplyExtras => ({ tags: [type, listTagOf(type)] })
