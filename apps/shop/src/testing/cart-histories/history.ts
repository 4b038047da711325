import { createSeededRandom } from './random.ts'

export const skus = ['a', 'b', 'c', 'd'] as const
/** One product has limited stock, less than all devices together may request. */
export const stock: Readonly<Record<string, number>> = { d: 12_000 }
export const stockQuantity = (sku: string) => stock[sku] ?? Number.POSITIVE_INFINITY

export type Operation = {
  /** Milliseconds since the previous operation. */
  wait: number
  /** Devices 0 to 2 belong to the customer, 3 to a guest. Device 0 has two pages open. */
  device: number
  page: number
  kind: Kind
  sku: string
  qty: number
}
type Kind = (typeof kinds)[number][1]

/** The relative frequency of each operation. */
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

const totalWeight = kinds.reduce((sum, [weight]) => sum + weight, 0)

export type History = { seed: number; operations: readonly Operation[] }

/** Creates a random history. Quantities hardly ever repeat, so that each cart change can be traced to its operation. */
export function createHistory(seed: number): History {
  const { below, pick, chance } = createSeededRandom(seed)
  const operations = Array.from({ length: 1 + below(60) }, (): Operation => {
    const sku = pick(skus)
    const kind = kindAt(below(totalWeight))
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

function kindAt(roll: number): Kind {
  let remaining = roll
  for (const [weight, kind] of kinds) {
    remaining -= weight
    if (remaining < 0) return kind
  }
  return 'add'
}
