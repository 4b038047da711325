import { refuse } from '@mantel/contract'
import type { AddressLookup } from '@mantel/plugins/address-lookup'
import { createAttemptLimit } from '../customer/index.ts'
import { type Handlers, ok } from '../platform/http/index.ts'

/** A real provider is paid by the question. */
const questions = { most: 60, withinMs: 10 * 60_000 }
const mostKept = 1000

export function addressLookupHandlers({ lookup }: { lookup: AddressLookup }): Pick<Handlers, 'addressLookup'> {
  const limit = createAttemptLimit(questions)
  const kept = new Map<string, Awaited<ReturnType<AddressLookup>>>()
  return {
    async addressLookup({ ctx, query, request }) {
      const postcode = query.postcode.toUpperCase().replace(/\s+/g, '')
      const known = kept.get(postcode)
      if (known) return ok(known)
      if (!limit.mayTry(request.ip, ctx.now())) return refuse('too_many_requests')
      limit.count(request.ip, ctx.now())
      try {
        const found = await lookup(postcode)
        if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '')
        kept.set(postcode, found)
        return ok(found)
      } catch (error) {
        ctx.log.warn({ reason: String(error) }, 'addresses cannot be looked up')
        return refuse('address_lookup_failed')
      }
    },
  }
}
