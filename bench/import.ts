import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { importableProducts } from './import-products.ts'

const products = 100_000
/** Limit for the peak memory of an import of this many products. */
const maxMegabytes = 600

/** Imports 100,000 products into an empty embedded database, in a separate process. */
export async function benchImport(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mantel-bench-'))
  const file = join(folder, 'products.ndjson')
  try {
    await writeLines(file, importableProducts(products))
    const megabytes = Math.round((await stat(file)).size / 1e6)
    console.log(`import: ${products} products, ${megabytes} MB, embedded database`)
    const script = fileURLToPath(new URL('./import-process.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [script, join(folder, 'data'), file])
    const { rowsPerSecond, peakMegabytes } = JSON.parse(stdout) as { rowsPerSecond: number; peakMegabytes: number }
    const verdict = peakMegabytes < maxMegabytes ? 'ok' : 'TOO MUCH'
    console.log(`  ${rowsPerSecond} rows/s, at most ${peakMegabytes} MB (goal < ${maxMegabytes}): ${verdict}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeLines(file: string, values: Iterable<unknown>): Promise<void> {
  const out = createWriteStream(file)
  for (const value of values) if (!out.write(`${JSON.stringify(value)}\n`)) await once(out, 'drain')
  out.end()
  await once(out, 'finish')
}
