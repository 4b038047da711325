import type { Refusal, StockItem } from '@mantel/contract'
import type { CartRefusal } from '@mantel/domain/cart'
import { sql } from 'kysely'
import { type StockRow, toStockItem } from '../catalog/index.ts'
import { type Db, prepared } from '../platform/db/index.ts'
import { type CartAddress, type CartLine, touchedAt } from './cart.repository.ts'

/** What a change of lines has to know, all of one moment. */
export type CartState = {
  cartId: number
  /** Another one after every change of the cart, whoever made it: PostgreSQL's own number of the row's version. */
  version: string
  lines: { id: number; key: string; quantity: number; taken: Record<string, number> }[]
  stock: Map<number, StockItem>
  /** What became of this mutation when it came before. */
  earlier: Earlier | null
}

export type AnyRefusal = Refusal | CartRefusal
/** Neither: it emptied the cart. */
export type Earlier = { line: number | null; refusal: null } | { line: null; refusal: AnyRefusal }

type StateRow = {
  id: number
  version: string
  lines: CartState['lines']
  stock: (StockRow & { product_id: number })[]
  earlier: Earlier | null
}

/** $1 and what follows $4 say which cart. */
const readStateOf = (owner: string) =>
  prepared<StateRow>(`
    select id, xmin::text as version,
      (select coalesce(json_agg(line), '[]') from (
        select line.id, line_key as key, quantity, taken from cart_line as line where cart_id = cart.id order by line.id
      ) as line) as lines,
      (select coalesce(json_agg(stock_item), '[]') from stock_item where product_id = any($3::int[])) as stock,
      (select json_build_object('line', line_id, 'refusal', refusal)
        from cart_mutation where cart_id = cart.id and mutation_id = $4) as earlier
    from cart where ${owner} and store_code = $2 and status = 'active'`)
const readGuestState = readStateOf('guest_key = $1')
const readCustomerState = readStateOf('id = $1 and customer_id = $5')

export async function readState(
  db: Db,
  address: CartAddress,
  { productIds, mutationId }: { productIds: readonly number[]; mutationId: string | null },
): Promise<CartState | undefined> {
  const { storeCode } = address
  const [row] =
    'guestKey' in address
      ? await readGuestState(db, [address.guestKey, storeCode, productIds, mutationId])
      : await readCustomerState(db, [address.id, storeCode, productIds, mutationId, address.customerId])
  if (!row) return undefined
  return {
    cartId: row.id,
    version: row.version,
    lines: row.lines,
    stock: new Map(row.stock.map((item) => [item.product_id, toStockItem(item.product_id, item)])),
    earlier: row.earlier,
  }
}

export async function readVersion(tx: Db, cartId: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select xmin::text as version from cart where id = ${cartId}`.execute(tx)
  return rows[0]?.version ?? ''
}

export type LineToWrite = Omit<CartLine, 'id'> & { key: string }

const putLines = prepared<{ id: number; line_key: string }>(`
  with changed as (
    update cart set updated_at = $1 where id = $2 and xmin = $3::text::xid returning id
  ), written as (
    insert into cart_line (cart_id, line_key, product_sku, bought_sku, product_type, name, quantity, selection, taken)
    select changed.id, line.line_key, line.product_sku, line.bought_sku, line.product_type, line.name, line.quantity,
      line.selection, line.taken
    from changed, json_populate_recordset(null::cart_line, $4::json) as line
    on conflict (cart_id, line_key) do update set product_sku = excluded.product_sku, name = excluded.name,
      product_type = excluded.product_type, quantity = excluded.quantity, selection = excluded.selection,
      taken = excluded.taken
    returning id, line_key
  ), done as (
    insert into cart_mutation (cart_id, mutation_id, line_id)
    select $2, $5::text, id from written where $5::text is not null and line_key = $6
  )
  select id, line_key from written`)

/**
 * Adds lines, or makes lines of the same key what is given; one statement, so it is done as a whole or not at all. Answers
 * the lines' ids in their order, or null if the cart has changed since its version was read: then nothing is written.
 */
export async function writeLines(
  db: Db,
  { cartId, version }: Pick<CartState, 'cartId' | 'version'>,
  { lines, mutationId, now }: { lines: readonly LineToWrite[]; mutationId: string | null; now: Date },
): Promise<number[] | null> {
  const rows = lines.map(({ key, selection, spelling, ...line }) => ({
    line_key: key,
    product_sku: line.productSku,
    bought_sku: line.boughtSku,
    product_type: line.productType,
    name: line.name,
    quantity: line.quantity,
    selection: { selection, spelling },
    taken: line.taken,
  }))
  const first = rows[0]?.line_key ?? ''
  const written = await putLines(db, [touchedAt(now), cartId, version, JSON.stringify(rows), mutationId, first])
  if (written.length === 0) return null
  const ids = new Map(written.map(({ id, line_key }) => [line_key, id]))
  return lines.map(({ key }) => ids.get(key) ?? 0)
}

/**
 * Remembers that a mutation was refused. false: the cart has changed since its version was read, and what was found out
 * about it may be wrong.
 */
export async function writeRefusal(
  db: Db,
  { cartId, version }: Pick<CartState, 'cartId' | 'version'>,
  { refusal, mutationId, now }: { refusal: AnyRefusal; mutationId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update cart set updated_at = ${touchedAt(now)} where id = ${cartId} and xmin = ${version}::text::xid returning id
    )
    insert into cart_mutation (cart_id, mutation_id, refusal)
    select id, ${mutationId}, ${JSON.stringify(refusal)}::jsonb from changed
    returning mutation_id`.execute(db)
  return rows.length > 0
}

/** Remembers that a mutation empties a locked cart. false: it came before. */
export async function writeEmptying(tx: Db, cartId: number, mutationId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into cart_mutation (cart_id, mutation_id) values (${cartId}, ${mutationId})
    on conflict do nothing returning mutation_id`.execute(tx)
  return rows.length > 0
}

/** Makes a line one of another key, in its place; a line that has that key already gives way. */
export async function rekeyLine(tx: Db, cartId: number, lineId: number, line: LineToWrite): Promise<void> {
  await tx
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('line_key', '=', line.key)
    .where('id', '<>', lineId)
    .execute()
  await tx
    .updateTable('cart_line')
    .set({ line_key: line.key, bought_sku: line.boughtSku })
    .where('id', '=', lineId)
    .execute()
}
