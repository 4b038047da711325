import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const renders = 50_000
const warmUp = 10_000
const step = 2_500
const paths = ['/clocks', '/', '/wall-art', '/photo-frames', '/search?q=oak']

export type HeapFigures = { renders: number; megabytes: number[]; kilobytesPer10k: number }

/** Renders one page after another and measures how much the heap grows. */
export async function renderMany(render: (path: string) => Promise<void>): Promise<HeapFigures> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const weighed: { at: number; bytes: number }[] = []
  for (let at = 1; at <= renders; at++) {
    await render(paths[at % paths.length] as string)
    if (at < warmUp || at % step !== 0) continue
    collect()
    weighed.push({ at, bytes: process.memoryUsage().heapUsed })
  }
  return {
    renders,
    megabytes: weighed.map(({ bytes }) => bytes / 1024 / 1024),
    kilobytesPer10k: (slope(weighed) * 10_000) / 1024,
  }
}

/** Growth in bytes per render, fitted by least squares. */
function slope(points: readonly { at: number; bytes: number }[]): number {
  const mean = (of: (point: { at: number; bytes: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean(({ at }) => at), mean(({ bytes }) => bytes)]
  const covariance = points.reduce((sum, { at, bytes }) => sum + (at - x) * (bytes - y), 0)
  const variance = points.reduce((sum, { at }) => sum + (at - x) ** 2, 0)
  return covariance / variance
}
