/** The engine's messages for developers. */
export type Log = {
  warn(message: string, details?: unknown): void
  error(message: string, details?: unknown): void
}

export const consoleLog: Log = {
  warn: (message, ...details) => console.warn(message, ...details),
  error: (message, ...details) => console.error(message, ...details),
}
