import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>

/**
 * Returns memory that is no longer used to the operating system. V8 keeps freed pages for later; after the start of a shop these are a
 * quarter of its memory, and a quiet shop never gives V8 a reason to return them. Takes 0.1 s of the main thread.
 */
export async function returnUnusedMemory(): Promise<void> {
  // Node has no function for it. The flag applies to contexts that are created afterwards.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  await collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
}
