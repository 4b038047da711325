import { dice } from './dice.ts'

export const skus = ['a', 'b', 'c', 'd'] as const
/** Of one thing there is not enough for all. */
export const stock: Readonly<Record<string, number>> = { d: 12_000 }
export const stockOf = (sku: string) => stock[sku] ?? Number.POSITIVE_INFINITY

export type Operation = {
  /** Milliseconds since the one before. */
  wait: number
  /** 0 to 2 are the customer's, 3 is a guest's; 0 has two pages open. */
  device: number
  page: number
  kind: Kind
  sku: string
  qty: number
}
type Kind = (typeof kinds)[number][1]

/** How often each comes up. */
const kinds = [
  [30, 'add'],
  [14, 'set'],
  [12, 'remove'],
  [2, 'clear'],
  [7, 'offline'],
  [9, 'online'],
  [4, 'crash'],
  [8, 'login'],
  [3, 'logout'],
  [3, 'expire'],
  [6, 'connect'],
  [4, 'close'],
  [8, 'worker'],
] as const

const weights = kinds.reduce((sum, [weight]) => sum + weight, 0)

export type History = { seed: number; operations: readonly Operation[] }

/** Quantities hardly ever repeat, so that every change of a cart tells where it came from. */
export function history(seed: number): History {
  const { below, pick, chance } = dice(seed)
  const operations = Array.from({ length: 1 + below(60) }, (): Operation => {
    const sku = pick(skus)
    const kind = kindAt(below(weights))
    return {
      wait: chance(0.2) ? below(400) : below(40),
      device: below(4),
      page: below(2),
      kind,
      sku,
      qty: 1 + below(9999),
    }
  })
  return { seed, operations }
}

function kindAt(throwOf: number): Kind {
  let left = throwOf
  for (const [weight, kind] of kinds) {
    left -= weight
    if (left < 0) return kind
  }
  return 'add'
}
