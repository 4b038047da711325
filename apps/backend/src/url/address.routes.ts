import { listTagOf, type RoutableType, tagsOf } from '@mantel/contract'
import { type Stores, viewsWithPages, websiteOf } from '@mantel/domain/store'
import { type Handlers, ok, type ReplyExtras } from '../platform/http/index.ts'
import { type AddressIndex, findAddress, latestChange } from './address.ts'
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

    async alternates({ ctx: { view, now }, params: { type, id } }) {
      const views = viewsWithPages(stores, websiteOf(stores, view))
      await Promise.all(views.map((one) => index.whenReady(one, type)))
      const found = views.flatMap((one) => {
        const address = findAddress(index, one, type, id, now())
        return address ? [{ storeCode: one.code, path: address.path }] : []
      })
      return ok(found, undefined, { tags: tagsOf(type, [id]) })
    },
  }
}

/** Lists have the list tag, since any document of the type may be added or removed. */
const listExtras = (type: RoutableType): ReplyExtras => ({ tags: [type, listTagOf(type)] })
