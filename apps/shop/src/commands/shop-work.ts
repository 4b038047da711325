import type { CatalogType } from '@mantel/contract'
import type { OrderState } from '@mantel/domain/order'
import type { CommandIo } from './command-io.ts'

/** What was done, or why it was not, in one line for the merchant. */
export type WorkAnswer = { ok: boolean; message: string }

/** Progress goes to io; the answer is the last line. Work that is told to stop leaves nothing half done. */
type Work<Input> = (input: Input, io: CommandIo, signal: AbortSignal) => Promise<WorkAnswer>

/** The use cases behind the commands, handed in by whoever composes the process. A store left out means every store. */
export type ShopWork = {
  seed: Work<Record<never, never>>
  reindex: Work<{ storeCode?: string; type?: CatalogType }>
  /** Without a store, each hit goes to the store its index names, bare documents to the default one. */
  importFile: Work<{ file: string; storeCode?: string; type?: CatalogType; dryRun: boolean }>
  /** Without a file the documents go to io, one a line. */
  exportDocuments: Work<{ file?: string; storeCode?: string; type?: CatalogType }>
  setStock: Work<{ sku: string; quantity: number }>
  renameProduct: Work<{ sku: string; name: string; storeCode?: string }>
  renameCategory: Work<{ id: number; name: string; storeCode?: string }>
  moveCategory: Work<{ id: number; parentId: number }>
  setPrice: Work<PriceChange>
  approveCustomer: Work<{ email: string; storeCode: string; group?: string }>
  setBlock: Work<{ identifier: string; content: string; storeCode: string }>
  /** Orders go to io, one a line. */
  listOrders: Work<{ state?: OrderState; limit: number }>
  showOrder: Work<{ number: string }>
  moveOrder: Work<{ number: string; to: OrderState; reason: string }>
}

export type PriceChange = {
  sku: string
  storeCode: string
  /** Main units as the store keeps them, with or without tax, at most four decimals. */
  price: number
  /** Left out: as it was. Null: none any more. */
  special?: { price: number; from: Date | null; to: Date | null } | null
}
