import { refuse } from '@mantel/contract'
import type { AddressLookup } from '@mantel/plugins/address-lookup'
import { LRUCache } from 'lru-cache'
import { type Handlers, ok } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'

const maxPostcodes = 1000

export function addressLookupHandlers({
  lookup,
  limits,
}: {
  lookup: AddressLookup
  limits: Limits
}): Pick<Handlers, 'addressLookup'> {
  const cache = new LRUCache<string, Awaited<ReturnType<AddressLookup>>>({ max: maxPostcodes })
  return {
    async addressLookup({ ctx, query }) {
      const postcode = query.postcode.toUpperCase().replace(/\s+/g, '')
      const cached = cache.get(postcode)
      if (cached) return ok(cached)
      const refusal = await limits.take(ctx, 'addressLookups', ctx.caller.address)
      if (refusal) return refusal
      try {
        const found = await lookup(postcode)
        cache.set(postcode, found)
        return ok(found)
      } catch (error) {
        ctx.log.warn({ reason: String(error) }, 'address lookup failed')
        return refuse('address_lookup_failed')
      }
    },
  }
}
