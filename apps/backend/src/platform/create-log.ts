import pino from 'pino'
import type { Log } from './log.ts'
import { redact, redactText } from './redact.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** JSON lines on standard output. Every value and every message is redacted here, so that no code that writes a log line can forget it. */
export function createLog({ level = 'info', stream }: { level?: LogLevel; stream?: pino.DestinationStream } = {}): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (details) => redact(details) as Record<string, unknown>,
    },
    // The value is a plain object by then: pino's own serialiser would look for an Error again.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(args, method) {
        const scrubbed = args.map((part) => (typeof part === 'string' ? redactText(part) : part))
        method.apply(this, scrubbed as typeof args)
      },
    },
  }
  return stream ? pino(options, stream) : pino(options)
}
