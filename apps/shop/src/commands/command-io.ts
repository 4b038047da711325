/** Where a command writes its lines. Whoever writes many should wait for each, so that a slow reader slows the work. */
export type CommandIo = {
  /** Where the caller stands: files named in arguments are meant from here. */
  cwd: string
  out(line: string): Promise<void> | void
  err(line: string): Promise<void> | void
}

/** By name; resolves to an exit code. The signal aborts when the caller has had enough or has gone. */
export type Commands = Record<string, (args: string[], io: CommandIo, signal: AbortSignal) => Promise<number>>
