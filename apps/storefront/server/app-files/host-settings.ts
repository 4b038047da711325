import type { StoreView } from '@mantel/domain/store'
import type { Place } from '../../app/place/place.ts'
import type { HostSettings } from './worker-code.ts'

/** What the worker of a host must know to call each of its store views, as their pages would. */
export function hostSettings({ apiUrl, publicUrl }: Place['website'], views: readonly StoreView[]): HostSettings {
  return {
    prefixes: views.map(({ prefix }) => prefix),
    views: views.map(({ code, website, endpoints, settings }) => ({
      code,
      website,
      baseUrl: apiUrl === publicUrl ? '' : apiUrl,
      paths: endpoints,
      settings: {
        tokenIn: settings.tokenIn,
        autoRefreshTokens: settings.autoRefreshTokens,
        serverMergeByDefault: settings.serverMergeByDefault,
        serverSyncCanRemoveLocalItems: settings.serverSyncCanRemoveLocalItems,
        serverSyncCanModifyLocalItems: settings.serverSyncCanModifyLocalItems,
      },
    })),
  }
}
