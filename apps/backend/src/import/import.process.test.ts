import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { copyEmbeddedDatabase } from '../platform/db/testing.ts'

const script = fileURLToPath(new URL('./testing/import-process.ts', import.meta.url))

/** Returns the lines that the process wrote; kills it after `killAfter` lines. */
async function run(dataDir: string, products: number, killAfter = Number.POSITIVE_INFINITY): Promise<string[]> {
  const child = spawn(process.execPath, [script, dataDir, String(products)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (lines.length === killAfter) child.kill('SIGKILL')
  }
  await ended
  return lines
}

/** Enough for several batches. */
const products = 240

it('produces the same catalogue after being killed and run again as an uninterrupted import', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mantel-import-'))
  const [whole, killed] = [join(folder, 'whole'), join(folder, 'killed')]
  try {
    for (const dataDir of [whole, killed]) await copyEmbeddedDatabase(dataDir)
    const expected = (await run(whole, products)).at(-1)
    expect(expected).toMatch(/^digest /)
    expect((await run(killed, products, 1)).at(-1)).not.toMatch(/^digest /)
    expect((await run(killed, products)).at(-1)).toBe(expected)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 300_000)
