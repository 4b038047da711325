import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type { HeapFigures } from './pages-heap.ts'

type Shop = { address: string; yardstickAddress: string; path: string; bytes: number }

const rounds = 3
const secondsPerRound = 3

/** Pages against React alone and against a bare reply, in turns within one run; then what many renders leave behind. */
export async function benchPages(): Promise<void> {
  console.log('\npages: filling a shop with the demo catalogue …')
  const child = fork(fileURLToPath(new URL('pages-shop.ts', import.meta.url)))
  try {
    const shop = (await said(child)) as Shop
    console.log(`  ${shop.path}, ${Math.round(shop.bytes / 1024)} KB`)
    const { address: url, yardstickAddress, path } = shop
    // Filters that nobody has chosen before and that leave out nothing: a page of its own for every request.
    let highest = 1000
    const first = { url, path: () => `${path}?price=0-${highest++}` }
    const kept = { url, path: () => `${path}?price=0-999` }
    await show(child, 'uncached against React alone', first, { url: yardstickAddress, path: () => '/react' })
    await show(child, 'kept against a bare reply', kept, { url: yardstickAddress, path: () => '/bytes' })
    child.send('heap')
    const heap = (await said(child)) as HeapFigures
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

async function show(child: ChildProcess, name: string, page: Target, yardstick: Target): Promise<void> {
  const [full, bare]: [Load[], Load[]] = [[], []]
  await load(child, page, 2)
  await load(child, yardstick, 2)
  for (let round = 0; round < rounds; round++) {
    bare.push(await load(child, yardstick, secondsPerRound))
    full.push(await load(child, page, secondsPerRound))
  }
  const most = (loads: Load[]) => Math.max(...loads.map(({ requests }) => requests))
  const least = (loads: Load[]) => Math.min(...loads.map(({ cpu }) => cpu))
  const ratio = most(full) / most(bare)
  const cpuRatio = least(bare) / least(full)
  console.log(
    `  ${name.padEnd(38)} ${Math.round(most(full))} pages/s against ${Math.round(most(bare))}, ratio ${ratio.toFixed(2)} (by processor time ${cpuRatio.toFixed(2)})`,
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
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  return {
    requests: result.requests.average,
    cpu: ((await cpuMicroseconds(child)) - before) / result.requests.total,
  }
}

async function cpuMicroseconds(child: ChildProcess): Promise<number> {
  child.send('cpu')
  return ((await said(child)) as { cpuMicroseconds: number }).cpuMicroseconds
}

/** Its next message. */
async function said(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController()
  const { signal } = heard
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('the shop of the bench ended')))
  ended.catch(() => {})
  const [message] = await Promise.race([once(child, 'message', { signal }), ended])
  heard.abort()
  return message
}
