import { type CatalogType, shorten } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { Soon } from '../../platform/at-once.ts'
import type { Log } from '../../platform/log.ts'
import type { CatalogSource, IndexedDocument } from '../../platform/search/source.ts'
import type { SourceFilter } from '../source-filter.ts'
import type { DocumentRoom } from './document-cache.ts'

/** How a reply shows documents. */
export type Showing = { groupId: number | null; source: SourceFilter; compact: boolean }

export type ShownDocuments = {
  /** The bytes of each document, in order; null for one that cannot be had now. */
  show(ids: readonly number[], showing: Showing): Soon<(Buffer | null)[]>
}

type Options = {
  view: StoreView
  type: CatalogType
  source: CatalogSource
  room: DocumentRoom
  /** Rises with every change, so that what was read before one is not kept after it. */
  version(): number
  log: Log
}

/** From the cache, else from the database; if that is gone, what is cached still answers. */
export function createShownDocuments({ view, type, source, room, version, log }: Options): ShownDocuments {
  function find(id: number, showing: Showing, form: string): Buffer | null {
    const known = room.find(id, form)
    if (known) return known
    const whole = room.find(id, wholeForm(showing.groupId))
    if (!whole) return null
    const bytes = cut(JSON.parse(whole.toString()), type, showing)
    room.keep(id, form, bytes)
    return bytes
  }

  async function load(ids: number[], showing: Showing): Promise<Map<number, Buffer>> {
    const before = version()
    const loaded = await source.byIds(view, type, ids)
    const shown = new Map<number, Buffer>()
    for (const indexed of loaded) {
      const document = documentFor(indexed, showing.groupId)
      shown.set(indexed.id, cut(document, type, showing))
      if (version() === before) room.keep(indexed.id, wholeForm(showing.groupId), bytesOf(document))
    }
    return shown
  }

  async function showWith(found: (Buffer | null)[], ids: readonly number[], showing: Showing) {
    const missing = ids.filter((_, at) => found[at] === null)
    try {
      const loaded = await load(missing, showing)
      return ids.map((id, at) => found[at] ?? loaded.get(id) ?? null)
    } catch (error) {
      log.warn({ view: view.code, type, missing: missing.length, reason: String(error) }, 'documents cannot be read')
      return found
    }
  }

  return {
    show(ids, showing) {
      const form = formOf(showing)
      const found = ids.map((id) => find(id, showing, form))
      return found.includes(null) ? showWith(found, ids, showing) : found
    },
  }
}

export function wholeForm(groupId: number | null): string {
  return groupId === null ? '' : String(groupId)
}

export const bytesOf = (document: object): Buffer => Buffer.from(JSON.stringify(document))

function formOf({ groupId, source, compact }: Showing): string {
  if (source.everything && !compact) return wholeForm(groupId)
  return `${wholeForm(groupId)}${compact ? '~' : '='}${source.key}`
}

function documentFor(indexed: IndexedDocument, groupId: number | null): object {
  return groupId === null || !indexed.forGroup ? indexed.doc : indexed.forGroup(groupId)
}

function cut(document: object, type: CatalogType, { source, compact }: Showing): Buffer {
  const shown = source.cut(document as Record<string, unknown>)
  return bytesOf(compact && type === 'product' ? shorten(shown) : shown)
}
