import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Ended = { code: number; output: string }

const running = new Set<ChildProcess>()

/** Runs a program with this Node to its end. Shows what it prints while it runs, or keeps it when asked to. */
export async function runNode(args: string[], { keepOutput = false, env = {} as Env } = {}): Promise<Ended> {
  const streams = keepOutput ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', streams, streams],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = (await once(child, 'close')) as [number | null]
  running.delete(child)
  return { code: code ?? 1, output }
}

/** Ends what runs when this process is told to end, so that nothing is left behind. */
export function endChildrenWithThisProcess(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const child of running) child.kill(signal)
      process.exit(130)
    })
}

type Env = Record<string, string | undefined>
