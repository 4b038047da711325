import type { CatalogType, PreviewType } from '@mantel/contract'
import type { OrderState } from '@mantel/domain/order'
import type { CommandIo } from './command-io.ts'

/**
 * The result of a command, with a one-line message for the merchant. hasWrittenData: io.out got data for another program, so the
 * message goes to io.err.
 */
export type UseCaseResult = { ok: boolean; message: string; hasWrittenData?: boolean }

/** Writes progress to io; the result's message is the last line. When aborted, leaves no partial change behind. */
type Work<Input> = (input: Input, io: CommandIo, signal: AbortSignal) => Promise<UseCaseResult>

/** The use cases that the commands call. Without a store code, a use case applies to every store. */
export type ShopUseCases = {
  seed: Work<Record<never, never>>
  reindex: Work<{ storeCode?: string; type?: CatalogType }>
  /** Without a store code, a document in the format of a search hit goes to the store of its index, and any other to the default store. */
  importFile: Work<{ file: string; storeCode?: string; type?: CatalogType; dryRun: boolean }>
  /** Without a file, writes the documents to io, one per line. */
  exportDocuments: Work<{ file?: string; storeCode?: string; type?: CatalogType }>
  setStock: Work<{ sku: string; quantity: number }>
  renameProduct: Work<{ sku: string; name: string; storeCode?: string }>
  renameCategory: Work<{ id: number; name: string; storeCode?: string }>
  moveCategory: Work<{ id: number; parentId: number }>
  setPrice: Work<PriceChange>
  approveCustomer: Work<{ email: string; storeCode: string; group?: string }>
  refuseCustomer: Work<{ email: string; storeCode: string; reason: string }>
  listApplications: Work<{ storeCode: string }>
  /** Writes the reviews that wait for moderation to io, the newest first. */
  listReviews: Work<{ storeCode?: string; limit: number }>
  decideReview: Work<{ id: number; isApproved: boolean; storeCode?: string }>
  previewContent: Work<{ type: PreviewType; identifier: string; storeCode: string }>
  setBlock: Work<{ identifier: string; content: string; storeCode: string }>
  /** Writes the paths that visitors did not find to io, the most requested first. */
  listMissingPages: Work<{ storeCode?: string; limit: number }>
  redirectMissingPage: Work<{ path: string; target: string; storeCode: string }>
  /** Writes the orders to io, one per line. */
  listOrders: Work<{ state?: OrderState; limit: number }>
  listOverdueOrders: Work<{ limit: number }>
  showOrder: Work<{ number: string }>
  /** Writes a PDF; replaces a file of that name. */
  writePackingSlip: Work<{ number: string; file: string }>
  /** Writes the files that the buyer has uploaded. */
  writeOrderFiles: Work<{ number: string; folder: string }>
  /** items: undefined means everything that has not been shipped yet. */
  shipOrder: Work<{
    number: string
    carrier: string
    trackingNumber: string
    items: { sku: string; quantity: number }[] | undefined
    reason: string
  }>
  /** Records items that the buyer has sent back. items: undefined means everything that was shipped and has not come back yet. */
  recordReturn: Work<{
    number: string
    items: { sku: string; quantity: number }[] | undefined
    isRestocked: boolean
  }>
  listOrderRequests: Work<{ limit: number }>
  /** request: undefined means the order's only open request. */
  settleOrderRequest: Work<{ number: string; request: number | undefined; isAccepted: boolean; note: string }>
  moveOrder: Work<{ number: string; to: OrderState; reason: string; areUsedCardsRefunded?: boolean }>
  backup: Work<{ file: string }>
  /** Writes one line per check to io; succeeds if all pass. */
  check: Work<Record<never, never>>
  closeDemo: Work<Record<never, never>>
  /** Refuses to run while a shop is running. */
  restore: Work<{ file: string }>
}

export type PriceChange = {
  sku: string
  storeCode: string
  /** In major currency units, including or excluding tax as the store's settings say, with at most four decimals. */
  price: number
  /** Undefined keeps the current special price, null removes it. */
  special?: { price: number; from: Date | null; to: Date | null } | null
}
