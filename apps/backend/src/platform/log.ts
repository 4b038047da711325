/** The part of a logger that use cases may call. */
export type Log = {
  debug(details: object | string, message?: string): void
  info(details: object | string, message?: string): void
  warn(details: object | string, message?: string): void
  error(details: object | string, message?: string): void
  /** Absent: every level is written. */
  isLevelEnabled?(level: 'debug' | 'info' | 'warn' | 'error'): boolean
}

type LogMethod = Exclude<keyof Log, 'isLevelEnabled'>

/** A log that adds the request's labels to every line. */
export function requestLog(log: Log, labels: { requestId: string; store: string }): Log {
  const write = (level: LogMethod) => (details: object | string, message?: string) =>
    typeof details === 'string' ? log[level](labels, details) : log[level]({ ...labels, ...details }, message)
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}

/** For tests, and for commands that log nothing. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }
