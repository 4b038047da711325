/** A command's output. Await each call when writing many lines, so that a slow reader slows the command down. */
export type CommandIo = {
  /** The directory in which the operator runs the command. File names in arguments resolve against it. */
  cwd: string
  out(line: string): Promise<void> | void
  err(line: string): Promise<void> | void
}

/**
 * Commands by name. Each resolves to an exit code. The signal aborts when the operator cancels the command or the connection to it ends.
 */
export type Commands = Record<string, (args: string[], io: CommandIo, signal: AbortSignal) => Promise<number>>
