import type { Db } from '../platform/db/index.ts'

export type AttributeIds = { idByCode: Map<string, number>; ids: Set<number> }

export async function readAttributeIds(db: Db): Promise<AttributeIds> {
  const rows = await db.selectFrom('attribute').select(['id', 'code']).execute()
  return { idByCode: new Map(rows.map(({ code, id }) => [code, id])), ids: new Set(rows.map(({ id }) => id)) }
}
