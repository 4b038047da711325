import type { SyncSettings } from '../cart/cart-synchroniser.ts'
import type { EngineView } from '../engine.ts'

/** The part of a store view that the service worker needs to make its calls. */
export type WorkerView = {
  code: string
  website: string
  /** Base URL of the API host; '' for the own origin. */
  baseUrl: string
  /** The store's own paths, by endpoint name. */
  paths: Record<string, string>
  settings: SyncSettings & Pick<EngineView['settings'], 'tokenIn' | 'autoRefreshTokens'>
}
