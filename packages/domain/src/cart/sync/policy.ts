/** What a comparison may do. */
export type SyncPolicy = {
  /**
   * client: the server becomes as the client is, lines that only the server has are deleted. server: the client becomes as
   * the server is, and what was not sent is given up. null: what the shopper did here is sent, what changed there arrives.
   */
  force: 'client' | 'server' | null
  /** Only look: no step is taken. */
  dryRun: boolean
  /** Lines of unknown history: quantities of equal lines are added up. */
  mergeQuantities: boolean
  /** Lines of unknown history: one that the server does not have leaves the client, instead of being added there. */
  canRemoveLocalLines: boolean
  /** Lines of unknown history: the server's quantity counts, instead of the client's. */
  canModifyLocalLines: boolean
  /** The server counts a mutation that it has seen before as done. */
  serverKnowsMutations: boolean
  /** How many of a line can be had, as far as is known. */
  mostOf(key: string): number | null
}

export const usualPolicy: SyncPolicy = {
  force: null,
  dryRun: false,
  mergeQuantities: false,
  canRemoveLocalLines: false,
  canModifyLocalLines: false,
  serverKnowsMutations: true,
  mostOf: () => null,
}
