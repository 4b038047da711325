/** The engine's messages for developers. */
export type Log = {
  /** Messages for tracing, which report no problem. */
  info?(message: string, details?: unknown): void
  warn(message: string, details?: unknown): void
  error(message: string, details?: unknown): void
}

export const consoleLog: Log = {
  info: (message, ...details) => console.debug(message, ...details),
  warn: (message, ...details) => console.warn(message, ...details),
  error: (message, ...details) => console.error(message, ...details),
}
