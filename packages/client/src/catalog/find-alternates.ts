import type { AddressedType } from '@mantel/contract'
import type { Engine } from '../engine.ts'

/** Paths are without the store's prefix. */
export type Alternate = { storeCode: string; path: string }

/** Where a thing stands in each store view of the website that shows it; none if nobody can say so now. */
export async function findAlternates({ caller }: Engine, type: AddressedType, id: number): Promise<Alternate[]> {
  const outcome = await caller.call('alternates', { params: { type, id } })
  return outcome.ok ? outcome.result : []
}
