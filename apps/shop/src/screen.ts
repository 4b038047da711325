import { once } from 'node:events'
import type { CommandIo } from './commands/command-io.ts'

/** The two streams of this process, as lines. Waits while the reader is slow; a reader that is gone ends the process. */
export function openScreen(cwd: string): CommandIo {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0)
      throw error
    })
  return {
    cwd,
    out: (line) => write(process.stdout, line),
    err: (line) => write(process.stderr, line),
  }
}

async function write(stream: NodeJS.WriteStream, line: string): Promise<void> {
  if (!stream.write(`${line}\n`)) await once(stream, 'drain')
}
