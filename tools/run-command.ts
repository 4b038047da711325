import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type CommandResult = { code: number; output: string }

type Options = {
  /** Returns the output instead of showing it. */
  keepOutput?: boolean
  /** Printed before every line of output, for programs that run in parallel. */
  prefix?: string | undefined
  env?: Record<string, string | undefined>
}

const running = new Set<ChildProcess>()

/** Runs a program with this Node until it exits. Prints its output while it runs, or returns it with `keepOutput`. */
export async function runNode(
  args: string[],
  { keepOutput = false, prefix, env = {} }: Options = {},
): Promise<CommandResult> {
  const streams = keepOutput || prefix !== undefined ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', streams, streams],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    if (keepOutput)
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    else createInterface({ input: stream }).on('line', (line) => console.log(line && `${prefix}${line}`))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  running.delete(child)
  return { code: code ?? 1, output }
}

/** Ends child processes when this process receives a signal. */
export function killChildrenOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const child of running) child.kill(signal)
      process.exit(130)
    })
}
