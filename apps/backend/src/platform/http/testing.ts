import type { StoreView } from '@mantel/domain/store'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../context.ts'
import { type Log, silentLog } from '../log.ts'
import { buildHttp } from './build-http.ts'
import { createMetrics } from './metrics.ts'
import type { HttpOptions } from './options.ts'

const views: Record<string, Pick<StoreView, 'code' | 'language'>> = {
  default: { code: 'default', language: 'en' },
  de: { code: 'de', language: 'de' },
  it: { code: 'it', language: 'it' },
}

/** The HTTP layer alone, with the given handlers, three store views and no database. */
export function buildTestHttp(options: Partial<HttpOptions> = {}): FastifyInstance {
  return buildHttp({
    handlers: {},
    resolveView: ({ storeCode }) => (views[storeCode ?? ''] ?? views.default) as StoreView,
    createContext: ({ view, log }) => ({ view, log, now: () => new Date(0) }) as Ctx,
    log: silentLog,
    version: '1.2.3',
    metrics: createMetrics({ defaultMetrics: false }),
    verifyResults: true,
    ...options,
  })
}

/** A log that collects its lines. */
export function recordingLog(): {
  log: Log
  lines: { level: string; details: unknown; message: string | undefined }[]
} {
  const lines: { level: string; details: unknown; message: string | undefined }[] = []
  const write = (level: string) => (details: unknown, message?: string) => void lines.push({ level, details, message })
  return {
    log: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
    lines,
  }
}
