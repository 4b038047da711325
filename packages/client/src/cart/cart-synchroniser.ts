import { type SyncPolicy, usualPolicy } from '@mantel/domain/cart/sync'
import type { EngineView } from '../engine.ts'
import type { Reports } from './reports.ts'
import type { SyncContext } from './sync/context.ts'
import { createSynchroniser, type Synchroniser, type SynchroniserOptions } from './synchroniser.ts'

export type SyncSettings = Pick<
  EngineView['settings'],
  'serverMergeByDefault' | 'serverSyncCanRemoveLocalItems' | 'serverSyncCanModifyLocalItems'
>

export type CartSynchroniserOptions = Omit<SynchroniserOptions, 'context'> &
  Pick<SyncContext, 'shared' | 'calls' | 'newId'> & {
    settings: SyncSettings
    reports: Pick<Reports, 'settled' | 'capped'>
    policy?: Partial<SyncPolicy> | undefined
  }

/** By the store's settings, and the same in a page and in the service worker. */
export function createCartSynchroniser({
  shared,
  calls,
  newId,
  settings,
  reports,
  policy,
  ...options
}: CartSynchroniserOptions): Synchroniser {
  const most = new Map<string, number>()
  return createSynchroniser({
    ...options,
    context: {
      shared,
      calls,
      log: options.log,
      newId,
      most,
      settled: reports.settled,
      capped: reports.capped,
      policy: {
        ...usualPolicy,
        dryRun: !settings.serverMergeByDefault,
        canRemoveLocalLines: settings.serverSyncCanRemoveLocalItems,
        canModifyLocalLines: settings.serverSyncCanModifyLocalItems,
        ...policy,
        mostOf: (key) => most.get(key) ?? null,
      },
    },
  })
}
