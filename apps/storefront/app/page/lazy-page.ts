import type { LoaderFunctionArgs } from 'react-router'
import type { RouteName } from '../route-table.ts'
import { type Ask, type Page, page } from './page.ts'

type Load<N extends RouteName, P extends Page> = (ask: Ask<N>) => Promise<P>

/** Asked for once a visitor is there. */
const waiting = new Set<() => Promise<unknown>>()
let isVisitorThere = false

/**
 * The loader of a route for the browser. A page that comes from the server needs none of its code: that is fetched with
 * the visitor's first move, before the first link can be followed.
 */
export function lazyPage<N extends RouteName = 'home', P extends Page = Page>(
  fetchLoad: () => Promise<Load<N, P>>,
): (args: LoaderFunctionArgs) => Promise<P> {
  if (isVisitorThere) fetchAhead(fetchLoad)
  else waiting.add(fetchLoad)
  return async (args) => page(await fetchLoad())(args)
}

const firstMoves = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

export function fetchLoadersWithFirstMove(page: Document): void {
  const begin = () => {
    for (const move of firstMoves) page.removeEventListener(move, begin, true)
    isVisitorThere = true
    for (const fetchLoad of waiting) fetchAhead(fetchLoad)
    waiting.clear()
  }
  for (const move of firstMoves) page.addEventListener(move, begin, { capture: true, passive: true })
}

/** Whoever needs it asks again, and is told of a failure then. */
function fetchAhead(fetchLoad: () => Promise<unknown>): void {
  fetchLoad().catch(() => {})
}
