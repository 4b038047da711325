import type { FastifyBaseLogger } from 'fastify'
import type { Log } from '../log.ts'

/** Adapts the log to Fastify's logger interface. */
export function frameworkLog(log: Log): FastifyBaseLogger {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (details: unknown, message?: string): void =>
      log[level](typeof details === 'object' && details !== null ? details : String(details), message)
  const logger: FastifyBaseLogger = {
    level: 'info',
    trace: write('debug'),
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('error'),
    silent: () => {},
    child: () => logger,
  }
  return logger
}
