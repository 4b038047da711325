import type { ResultOf } from '@mantel/contract'
import { applySavedChange, type SavedChange, type SavedList } from '@mantel/domain/saved'

/** One list, as all pages of the browser share it. */
export type SavedRecord = {
  /** The customer whose list it is; null: a guest, whose list stays in this browser. */
  owner: number | null
  /** The version of the server's list as last received; -1: never received. */
  version: number
  /** The server's list; for a guest the list itself. Oldest first. */
  skus: readonly string[]
  /** The customer's changes that the server has not confirmed. */
  unsent: readonly SavedChange[]
  shareKey: string | null
}

export const emptyRecord: SavedRecord = { owner: null, version: -1, skus: [], unsent: [], shareKey: null }

/** The list that the shopper sees: the server's list with the unconfirmed changes applied to it. */
export const shownSkus = (list: SavedList, { skus, unsent }: SavedRecord): readonly string[] =>
  unsent.reduce<readonly string[]>((shown, change) => applySavedChange(list, shown, change), skus)

export function changeRecord(list: SavedList, record: SavedRecord, change: SavedChange): SavedRecord {
  if (record.owner === null) return { ...record, skus: applySavedChange(list, record.skus, change) }
  return { ...record, unsent: [...record.unsent, change] }
}

/** A guest's products become additions to the customer's list, once: the record then belongs to the customer. */
export function giveToCustomer(record: SavedRecord, owner: number, newId: () => string): SavedRecord {
  if (record.owner === owner) return record
  const guestSkus = record.owner === null ? record.skus : []
  return { ...emptyRecord, owner, unsent: guestSkus.map((sku) => ({ id: newId(), type: 'add', sku })) }
}

/**
 * Takes over the server's list, unless a newer one was received before. Removes confirmed changes, which are part of
 * that list.
 */
export function receiveList(
  record: SavedRecord,
  { version, skus, share_key }: ResultOf<'savedProducts'>,
  confirmed: readonly SavedChange[] = [],
): SavedRecord {
  const unsent = withoutChanges(record.unsent, confirmed)
  return version < record.version ? { ...record, unsent } : { ...record, version, skus, unsent, shareKey: share_key }
}

export function withoutChanges(unsent: readonly SavedChange[], done: readonly SavedChange[]): readonly SavedChange[] {
  const ids = new Set(done.map(({ id }) => id))
  return unsent.filter(({ id }) => !ids.has(id))
}
