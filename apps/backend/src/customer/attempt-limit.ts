export type AttemptLimit = {
  /** False when there were too many. */
  mayTry(caller: string, at: Date): boolean
  count(caller: string, at: Date): void
}

const mostCallers = 20_000

/** So many attempts of one caller within a time. It lives in memory: a restart forgives. */
export function createAttemptLimit({ most, withinMs }: { most: number; withinMs: number }): AttemptLimit {
  const counts = new Map<string, { count: number; until: number }>()
  const find = (key: string, at: Date) => {
    const known = counts.get(key)
    return known && known.until > at.getTime() ? known : null
  }
  return {
    mayTry: (caller, at) => (find(callerKey(caller), at)?.count ?? 0) < most,
    count(caller, at) {
      const key = callerKey(caller)
      const { count, until } = find(key, at) ?? { count: 0, until: at.getTime() + withinMs }
      counts.delete(key)
      counts.set(key, { count: count + 1, until })
      if (counts.size > mostCallers) counts.delete(counts.keys().next().value ?? '')
    },
  }
}

/** One subscriber has a whole /64 of IPv6 addresses. */
function callerKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':')
}
