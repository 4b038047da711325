import { type ComponentType, lazy } from 'react'
import { firstMove } from '../page/first-move.ts'
import { untilFetched } from '../page/until-fetched.ts'

const fetchParts = () => import('./product-parts.ts')
type Parts = Awaited<ReturnType<typeof fetchParts>>

/**
 * Parts of the page from the first paint, because the server writes them. Their code comes with the visitor's first move:
 * until then the browser leaves what the server wrote as it is.
 */
async function late<Props>(choose: (parts: Parts) => ComponentType<Props>): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return choose(await fetchParts())
  return lazy(async () => {
    await firstMove()
    return { default: choose(await untilFetched(fetchParts)) }
  }) as unknown as ComponentType<Props>
}

export const LateBelow = await late((parts) => parts.ProductBelow)
export const LateAside = await late((parts) => parts.ProductAside)
