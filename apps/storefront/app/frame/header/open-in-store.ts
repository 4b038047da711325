import { type Engine, findAlternates } from '@mantel/client'
import type { PageHead } from '../../page/head.ts'
import type { StoreEntry } from '../../store/current-store.ts'

/** Milliseconds. If the lookup takes longer, the store's home page opens. */
const maxLookupMs = 2000

/** Opens the same product, category or page in another store, or the store's home page if it does not have it. */
export async function openInStore(
  engine: Engine,
  { type, id }: NonNullable<PageHead['subject']>,
  { code, url }: StoreEntry,
): Promise<void> {
  const lookup = findAlternates(engine, type, id, code).catch(() => [])
  const timeout = new Promise<[]>((resolve) => setTimeout(resolve, maxLookupMs, []))
  const [found] = await Promise.race([lookup, timeout])
  location.assign(found ? `${url.replace(/\/$/, '')}${found.path}` : url)
}
