import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inheritedEnvironment } from '@mantel/shop/testing/inherited-environment'

const run = promisify(execFile)
const command = join(import.meta.dirname, '../../apps/shop/src/command.ts')

/** Runs a merchant command for the running shop (`npm run shop -- …`) and returns its output. */
export async function shopCommand(dataDir: string, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [command, ...words], {
    env: { ...inheritedEnvironment(), DATA_DIR: dataDir },
  })
  return stdout
}
