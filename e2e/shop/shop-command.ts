import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const command = join(import.meta.dirname, '../../apps/shop/src/command.ts')

/** Runs a merchant command for the running shop (`npm run shop -- …`) and returns its output. */
export async function shopCommand(dataDir: string, ...words: string[]): Promise<string> {
  const { PATH = '', HOME = '' } = process.env
  const { stdout } = await run(process.execPath, [command, ...words], { env: { PATH, HOME, DATA_DIR: dataDir } })
  return stdout
}
