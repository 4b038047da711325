import type { StoreView } from '@mantel/domain/store'
import type { CurrentStore } from '../../app/store/current-store.ts'
import type { WorkerHostSettings } from './worker-code.ts'

/** The settings that the service worker of a host uses to call the API of each of its store views. The pages use the same settings. */
export function createWorkerHostSettings(
  { apiUrl, publicUrl }: CurrentStore['website'],
  views: readonly StoreView[],
): WorkerHostSettings {
  return {
    prefixes: views.map(({ prefix }) => prefix),
    views: views.map(({ code, website, endpoints, settings }) => ({
      code,
      website,
      baseUrl: apiUrl === publicUrl ? '' : apiUrl,
      endpointPaths: endpoints,
      settings: {
        tokenIn: settings.tokenIn,
        autoRefreshTokens: settings.autoRefreshTokens,
        serverMergeByDefault: settings.serverMergeByDefault,
        serverSyncCanRemoveLocalItems: settings.serverSyncCanRemoveLocalItems,
        serverSyncCanModifyLocalItems: settings.serverSyncCanModifyLocalItems,
        forceClientState: settings.forceClientState,
      },
    })),
  }
}
