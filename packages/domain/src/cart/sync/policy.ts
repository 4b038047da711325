/** Settings for synchronising the browser's cart with the server's. */
export type SyncPolicy = {
  /**
   * client: the server is made equal to the client, and lines only the server has are deleted. server: the client is made
   * equal to the server, and unsent changes are dropped. null: local changes are sent and remote changes adopted.
   */
  force: 'client' | 'server' | null
  /** Reports findings without planning steps. */
  dryRun: boolean
  /** For lines without an agreed state: adds up the quantities of equal lines. */
  mergeQuantities: boolean
  /** For lines without an agreed state: removes a line the server does not have instead of adding it there. */
  canRemoveLocalLines: boolean
  /** For lines without an agreed state: takes the server's quantity instead of the client's. */
  canModifyLocalLines: boolean
  /** The server recognises the ids of cart mutations that it has already applied. */
  serverKnowsMutations: boolean
  /** Known maximum quantity of a line. */
  maxQuantityOf(key: string): number | null
}

export const defaultSyncPolicy: SyncPolicy = {
  force: null,
  dryRun: false,
  mergeQuantities: false,
  canRemoveLocalLines: false,
  canModifyLocalLines: false,
  serverKnowsMutations: true,
  maxQuantityOf: () => null,
}
