import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type { HeapFigures } from './pages-heap.ts'

type Shop = { address: string; baselineAddress: string; path: string; bytes: number }

const rounds = 3
const secondsPerRound = 3

/** Pages compared with React alone and with a bare reply, alternating within one run; then heap growth over many renders. */
export async function benchPages(): Promise<void> {
  console.log('\npages: filling a shop with the demo catalogue …')
  const child = fork(fileURLToPath(new URL('pages-shop.ts', import.meta.url)))
  try {
    const shop = (await nextMessage(child)) as Shop
    console.log(`  ${shop.path}, ${Math.round(shop.bytes / 1024)} KB`)
    const { address: url, baselineAddress, path } = shop
    // A new price filter that excludes nothing makes every request a page that is not cached.
    let highest = 1000
    const first = { url, path: () => `${path}?price=0-${highest++}` }
    const cached = { url, path: () => `${path}?price=0-999` }
    await show(child, 'uncached against React alone', first, { url: baselineAddress, path: () => '/react' })
    await show(child, 'cached against a bare reply', cached, { url: baselineAddress, path: () => '/bytes' })
    child.send('heap')
    const heap = (await nextMessage(child)) as HeapFigures
    const [least, most] = [Math.min(...heap.megabytes), Math.max(...heap.megabytes)]
    console.log(
      `  ${'heap after warm-up'.padEnd(38)} ${heap.renders} renders, ${heap.kilobytesPer10k.toFixed(0)} KB per 10,000, between ${least.toFixed(1)} and ${most.toFixed(1)} MB`,
    )
  } finally {
    child.disconnect()
  }
}

type Target = { url: string; path(): string }
type Load = { requests: number; cpu: number }

async function show(child: ChildProcess, name: string, page: Target, baseline: Target): Promise<void> {
  const [full, bare]: [Load[], Load[]] = [[], []]
  await load(child, page, 2)
  await load(child, baseline, 2)
  for (let round = 0; round < rounds; round++) {
    bare.push(await load(child, baseline, secondsPerRound))
    full.push(await load(child, page, secondsPerRound))
  }
  const most = (loads: Load[]) => Math.max(...loads.map(({ requests }) => requests))
  const least = (loads: Load[]) => Math.min(...loads.map(({ cpu }) => cpu))
  const ratio = most(full) / most(bare)
  const cpuRatio = least(bare) / least(full)
  console.log(
    `  ${name.padEnd(38)} ${Math.round(most(full))} pages/s against ${Math.round(most(bare))}, ratio ${ratio.toFixed(2)} (by CPU time ${cpuRatio.toFixed(2)})`,
  )
}

async function load(child: ChildProcess, { url, path }: Target, duration: number): Promise<Load> {
  const before = await cpuMicroseconds(child)
  const result = await autocannon({
    url,
    duration,
    connections: 10,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} non-2xx replies, ${result.errors} errors`)
  return {
    requests: result.requests.average,
    cpu: ((await cpuMicroseconds(child)) - before) / result.requests.total,
  }
}

async function cpuMicroseconds(child: ChildProcess): Promise<number> {
  child.send('cpu')
  return ((await nextMessage(child)) as { cpuMicroseconds: number }).cpuMicroseconds
}

/** Waits for the child's next message. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController()
  const { signal } = heard
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('the benchmark shop exited')))
  ended.catch(() => {})
  const [message] = await Promise.race([once(child, 'message', { signal }), ended])
  heard.abort()
  return message
}
