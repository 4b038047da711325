import type { Refusal, StockItem } from '@mantel/contract'
import type { CartRefusal } from '@mantel/domain/cart'
import { sql } from 'kysely'
import { type StockRow, toStockItem } from '../catalog/index.ts'
import { type Db, prepareStatement } from '../platform/db/index.ts'
import { type CartLine, type CartRef, startOfHour } from './cart.repository.ts'

/** Everything a line change needs, read in one snapshot. */
export type CartState = {
  cartId: number
  /** PostgreSQL's row version (xmin): differs after every change of the cart. */
  version: string
  lines: { id: number; key: string; quantity: number; taken: Record<string, number> }[]
  stock: Map<number, StockItem>
  /** Recorded result of an earlier request with the same mutation id. */
  recordedResult: MutationResult | null
}

export type CartChangeRefusal = Refusal | CartRefusal
/** line and refusal are both null if the request emptied the cart. */
export type MutationResult = { line: number | null; refusal: null } | { line: null; refusal: CartChangeRefusal }

type StateRow = {
  id: number
  version: string
  lines: CartState['lines']
  stock: (StockRow & { product_id: number })[]
  earlier: MutationResult | null
}

/** $1 and the parameters after $4 identify the cart. */
const readStateOf = (owner: string) =>
  prepareStatement<StateRow>(`
    select id, xmin::text as version,
      (select coalesce(json_agg(line), '[]') from (
        select line.id, line_key as key, quantity, taken from cart_line as line where cart_id = cart.id order by line.id
      ) as line) as lines,
      (select coalesce(json_agg(stock_item), '[]') from stock_item where product_id = any($3::int[])) as stock,
      (select json_build_object('line', line_id, 'refusal', refusal)
        from cart_mutation where cart_id = cart.id and mutation_id = $4) as earlier
    from cart where ${owner} and store_code = $2 and status = 'active'`)
const readGuestState = readStateOf('guest_key = $1')
const readCustomerState = readStateOf('customer_key = $1 and customer_id = $5')
const readNumberedState = readStateOf('id = $1 and customer_id = $5')

export async function readState(
  db: Db,
  cartRef: CartRef,
  { productIds, mutationId }: { productIds: readonly number[]; mutationId: string | null },
): Promise<CartState | undefined> {
  const [row] = await readStateRow(db, cartRef, [cartRef.storeCode, productIds, mutationId])
  if (!row) return undefined
  return {
    cartId: row.id,
    version: row.version,
    lines: row.lines,
    stock: new Map(row.stock.map((item) => [item.product_id, toStockItem(item.product_id, item)])),
    recordedResult: row.earlier,
  }
}

function readStateRow(db: Db, cartRef: CartRef, rest: unknown[]): Promise<StateRow[]> {
  if ('guestKey' in cartRef) return readGuestState(db, [cartRef.guestKey, ...rest])
  if ('id' in cartRef) return readNumberedState(db, [cartRef.id, ...rest, cartRef.customerId])
  return readCustomerState(db, [cartRef.customerKey, ...rest, cartRef.customerId])
}

export async function readVersion(tx: Db, cartId: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select xmin::text as version from cart where id = ${cartId}`.execute(tx)
  return rows[0]?.version ?? ''
}

export type LineToWrite = Omit<CartLine, 'id'> & { key: string }

const upsertLines = prepareStatement<{ id: number; line_key: string }>(`
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
  ), replaced as (
    delete from cart_line using changed
    where cart_id = changed.id and cart_line.id = $7 and line_key not in (
      select line_key from json_populate_recordset(null::cart_line, $4::json)
    )
  ), done as (
    insert into cart_mutation (cart_id, mutation_id, line_id)
    select $2, $5::text, id from written where $5::text is not null and line_key = $6
  )
  select id, line_key from written`)

/**
 * Inserts lines, or overwrites lines of the same key, and deletes the replaced line, in one atomic statement. Returns the
 * lines' ids in the given order, or null if the cart has changed since its version was read: then nothing is written.
 */
export async function writeLines(
  db: Db,
  { cartId, version }: Pick<CartState, 'cartId' | 'version'>,
  {
    lines,
    replacedId = null,
    mutationId,
    now,
  }: { lines: readonly LineToWrite[]; replacedId?: number | null; mutationId: string | null; now: Date },
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
  const values = [startOfHour(now), cartId, version, JSON.stringify(rows), mutationId, first, replacedId]
  const written = await upsertLines(db, values)
  if (written.length === 0) return null
  const ids = new Map(written.map(({ id, line_key }) => [line_key, id]))
  return lines.map(({ key }) => ids.get(key) ?? 0)
}

/**
 * Records that a mutation was refused. Returns false if the cart has changed since its version was read: the refusal may then
 * be wrong.
 */
export async function recordRefusal(
  db: Db,
  { cartId, version }: Pick<CartState, 'cartId' | 'version'>,
  { refusal, mutationId, now }: { refusal: CartChangeRefusal; mutationId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update cart set updated_at = ${startOfHour(now)} where id = ${cartId} and xmin = ${version}::text::xid returning id
    )
    insert into cart_mutation (cart_id, mutation_id, refusal)
    select id, ${mutationId}, ${JSON.stringify(refusal)}::jsonb from changed
    returning mutation_id`.execute(db)
  return rows.length > 0
}

/** Records that a mutation empties a locked cart. Returns false if the mutation was recorded before. */
export async function recordClearing(tx: Db, cartId: number, mutationId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into cart_mutation (cart_id, mutation_id) values (${cartId}, ${mutationId})
    on conflict do nothing returning mutation_id`.execute(tx)
  return rows.length > 0
}

/** Changes a line's key and keeps its id. Deletes another line that already has the new key. */
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
