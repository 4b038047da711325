import type { RoutableType } from '@mantel/contract'
import type { Engine } from '../engine.ts'

/** path has no store prefix. */
export type Alternate = { storeCode: string; path: string }

/**
 * The paths of an entity in all store views of the website that show it, or in one store view of any website; none if
 * the server does not reply.
 */
export async function findAlternates(
  { caller }: Engine,
  type: RoutableType,
  id: number,
  storeCode?: string,
): Promise<Alternate[]> {
  const outcome = await caller.call('alternates', { params: { type, id }, query: { in: storeCode } })
  return outcome.ok ? outcome.result : []
}
