import type { Db } from '../platform/db/index.ts'
import { findApprovedPhoto } from './submission.repository.ts'

/** The greatest review id that the database column can hold; the query would fail with a greater one. */
const maxInteger = 2 ** 31 - 1

/** Finds the original of a path below /review/ in the database; null for other paths and for reviews that are not approved. */
export function createReviewPhotos(db: Db): (path: string) => Promise<Buffer | null> {
  return async (path) => {
    const [, storeCode, id, position] = /^\/?review\/([a-z_]+)-(\d{1,10})-(\d)\.jpg$/.exec(path) ?? []
    if (!storeCode || Number(id) > maxInteger) return null
    return findApprovedPhoto(db, { storeCode, id: Number(id), position: Number(position) })
  }
}
