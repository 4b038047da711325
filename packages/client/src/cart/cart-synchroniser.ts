import { defaultSyncPolicy, type SyncPolicy } from '@mantel/domain/cart/sync'
import type { EngineView } from '../engine.ts'
import type { CartNotices } from './cart-notices.ts'
import type { SyncContext } from './sync/context.ts'
import { createSynchroniser, type Synchroniser, type SynchroniserOptions } from './synchroniser.ts'

export type SyncSettings = Pick<
  EngineView['settings'],
  'serverMergeByDefault' | 'serverSyncCanRemoveLocalItems' | 'serverSyncCanModifyLocalItems' | 'forceClientState'
>

export type CartSynchroniserOptions = Omit<SynchroniserOptions, 'context'> &
  Pick<SyncContext, 'shared' | 'calls' | 'newId'> & {
    settings: SyncSettings
    notices: Pick<CartNotices, 'onSettled' | 'onCapped'>
    policy?: Partial<SyncPolicy> | undefined
    /** Whether the shopper is in the checkout; default: never. */
    isInCheckout?: (() => boolean) | undefined
  }

/** Creates a synchroniser with the store's settings, for pages and the service worker alike. */
export function createCartSynchroniser({
  shared,
  calls,
  newId,
  settings,
  notices,
  policy,
  isInCheckout = () => false,
  ...options
}: CartSynchroniserOptions): Synchroniser {
  const maxQuantities = new Map<string, number>()
  return createSynchroniser({
    ...options,
    context: {
      shared,
      calls,
      log: options.log,
      newId,
      now: options.clock.now,
      forcesClientState: (cameOnline) => settings.forceClientState && (cameOnline || isInCheckout()),
      availableQuantities: maxQuantities,
      onSettled: notices.onSettled,
      onCapped: notices.onCapped,
      policy: {
        ...defaultSyncPolicy,
        dryRun: !settings.serverMergeByDefault,
        canRemoveLocalLines: settings.serverSyncCanRemoveLocalItems,
        canModifyLocalLines: settings.serverSyncCanModifyLocalItems,
        ...policy,
        maxQuantityOf: (key) => maxQuantities.get(key) ?? null,
      },
    },
  })
}
