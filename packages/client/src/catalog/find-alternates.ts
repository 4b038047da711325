import type { RoutableType } from '@mantel/contract'
import type { Engine } from '../engine.ts'

/** path has no store prefix. */
export type Alternate = { storeCode: string; path: string }

/** The paths of an entity in all store views of the website that show it; none if the server does not reply. */
export async function findAlternates({ caller }: Engine, type: RoutableType, id: number): Promise<Alternate[]> {
  const outcome = await caller.call('alternates', { params: { type, id } })
  return outcome.ok ? outcome.result : []
}
