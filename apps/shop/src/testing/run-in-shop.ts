import { chooseCommand } from '../commands/create-commands.ts'
import { connectToHolder } from '../control-socket/connect-to-holder.ts'
import { controlSocketPath } from '../control-socket/socket-path.ts'

/**
 * Runs a command (`npm run shop -- …`) in the shop that runs on this folder and returns its output, without a process of its own,
 * which would take longer to start than most commands take.
 */
export async function runInShop(dataDir: string, ...typed: string[]): Promise<string> {
  const output: string[] = []
  const errors: string[] = []
  const io = {
    cwd: process.cwd(),
    out: (line: string) => void output.push(line),
    err: (line: string) => void errors.push(line),
  }
  const choice = chooseCommand(typed)
  if (!choice) throw new Error(`not a command: ${typed.join(' ')}`)
  const shop = await connectToHolder(controlSocketPath(dataDir))
  if (shop?.holder.role !== 'shop') throw new Error(`no shop runs on ${dataDir}`)
  const code = await shop.run({ ...choice, cwd: io.cwd }, io, new AbortController().signal)
  if (code !== 0) throw new Error(`${typed.join(' ')} ended with code ${code}: ${errors.join('\n')}`)
  return `${output.join('\n')}\n`
}
