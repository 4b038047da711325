import type { SyncSettings } from '../cart/cart-synchroniser.ts'
import type { EngineView } from '../engine.ts'

/** What the service worker has to know of a store view to make its calls. */
export type WorkerView = {
  code: string
  website: string
  /** Of the API host; '' for the own origin. */
  baseUrl: string
  /** The store's own names for calls, by endpoint name. */
  paths: Record<string, string>
  settings: SyncSettings & Pick<EngineView['settings'], 'tokenIn' | 'autoRefreshTokens'>
}
