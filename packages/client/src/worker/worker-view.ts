import type { SyncSettings } from '../cart/cart-synchroniser.ts'
import type { EngineView } from '../engine.ts'

/** The part of a store view that the service worker needs to make its calls. */
export type WorkerView = {
  code: string
  website: string
  /** Base URL of the API host; '' for the own origin. */
  baseUrl: string
  /** Endpoint paths that this store configures itself, by endpoint name. Other endpoints have their default path. */
  endpointPaths: Record<string, string>
  settings: SyncSettings & Pick<EngineView['settings'], 'tokenIn' | 'autoRefreshTokens'>
}
