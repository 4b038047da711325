/** Figures that the shop process of the search benchmark reports. */

export const engineKinds = ['leaf', 'top', 'all', 'again', 'text'] as const
export type EngineKind = (typeof engineKinds)[number]

export const engineLabels: Record<EngineKind, string> = {
  leaf: 'engine, listing of a fortieth',
  top: 'engine, listing of a fifth',
  all: 'engine, listing of everything',
  again: 'engine, listing with a known filter',
  text: 'engine, text, half misspelt',
}

/** Milliseconds. */
export type LatencyFigures = { median: number; p95: number }

export type ShopFigures = {
  address: string
  emptyAddress: string
  engine: Record<EngineKind, LatencyFigures>
  products: number
  buildMilliseconds: number
  buildCpuMilliseconds: number
  longestPause: number
  indexBytes: number
  documentBytes: number
  processBytes: number
}
