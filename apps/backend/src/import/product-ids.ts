import { createHash } from 'node:crypto'

/** Translates the ids of a file into those of the shop. */
export type ResolvedIds = {
  productId(sku: string, givenId: number | null): number
  attributeId(givenId: number | undefined, code: string | undefined): number | undefined
}

/** The ids to use before the documents are compared with each other and with the database. */
export const provisionalIds: ResolvedIds = {
  productId: (sku, givenId) => givenId ?? idFromText(sku),
  attributeId: (givenId) => givenId,
}

/** For systems with text ids: a text always maps to the same number, far above manually assigned ids. */
export function idFromText(text: string): number {
  return 1_000_000_000 + (createHash('sha256').update(text).digest().readUInt32BE() % 1_000_000_000)
}
