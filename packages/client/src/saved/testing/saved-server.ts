import type { SentBody } from '@mantel/contract'
import { applySavedChange, type SavedChange, type SavedList } from '@mantel/domain/saved'
import type { AccountServer } from '../../testing/account-server.ts'

/** The lists of one customer, with the rules of the back end: a change id is applied once. */
export function createSavedServer(accounts: AccountServer) {
  const lists = new Map<string, { version: number; skus: readonly string[]; applied: SavedChange[] }>()
  const of = (list: SavedList) => {
    const known = lists.get(list) ?? { version: 0, skus: [], applied: [] }
    lists.set(list, known)
    return known
  }

  function change(list: SavedList, changes: readonly SavedChange[]): void {
    const stored = of(list)
    const fresh = changes.filter(({ id }) => !stored.applied.some((one) => one.id === id))
    if (fresh.length > 0) stored.version++
    for (const one of fresh) {
      stored.skus = applySavedChange(list, stored.skus, one)
      stored.applied.push(one)
    }
  }

  const server: AccountServer & { skus(list: SavedList): readonly string[]; applied(list: SavedList): SavedChange[] } =
    {
      ...accounts,
      skus: (list) => of(list).skus,
      applied: (list) => of(list).applied,
      async fetch(url, options) {
        const { pathname } = new URL(url, 'http://shop')
        const list = pathname.match(/^\/api\/ext\/saved\/(\w+)$/)?.[1] as SavedList | undefined
        if (!list) return accounts.fetch(url, options)
        server.calls.push(`${options.method} ${pathname}`)
        await server.before(pathname)
        if (options.method === 'POST')
          change(list, (JSON.parse(options.body ?? '{}') as SentBody<'savedChange'>).changes)
        const { version, skus } = of(list)
        const reply = Response.json({ code: 200, result: { version, skus, share_key: null } })
        await server.after(pathname)
        return reply
      },
    }
  return server
}
