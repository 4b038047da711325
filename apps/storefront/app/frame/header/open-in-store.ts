import { type Engine, findAlternates } from '@mantel/client'
import type { PageHead } from '../../page/head.ts'
import type { StoreEntry } from '../../store/current-store.ts'

/** After this time the link leads to the store's home page. */
const maxLookupMs = 2000

/** Opens the subject of the page in another store, or that store's home page. */
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
