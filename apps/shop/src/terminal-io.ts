import { once } from 'node:events'
import { escapeForTerminal } from '@mantel/domain/text'
import type { CommandIo } from './commands/command-io.ts'

/**
 * Writes lines to the standard streams of this process, with control characters escaped. Waits for a slow reader. Exits when the reader has
 * closed the pipe.
 */
export function createTerminalIo(cwd: string): CommandIo {
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
  if (!stream.write(`${escapeForTerminal(line)}\n`)) await once(stream, 'drain')
}

/** Resolves when the readers have taken all output. Exiting earlier loses the rest for a slow reader of a pipe. */
export async function flushTerminal(): Promise<void> {
  await Promise.all([process.stdout, process.stderr].map((stream) => new Promise((done) => stream.write('', done))))
}
