import { defaultOverload, type OverloadSettings } from '@mantel/backend/overload-settings'
import { z } from 'zod'

const megabyte = 1024 * 1024

function wholeNumber(from: number, to: number, standard: number) {
  return {
    must: `be a whole number from ${from} to ${to}`,
    check: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(z.number().min(from).max(to))
      .default(standard),
  }
}

/** Settings of a process under more load than it can serve. */
export const overloadSettings = {
  MAX_REQUESTS: wholeNumber(10, 100_000, defaultOverload.maxRequests),
  MAX_WAIT_MS: wholeNumber(100, 60_000, defaultOverload.maxWaitMs),
  REPLY_MEMORY_MB: wholeNumber(1, 4096, defaultOverload.replyBytes / megabyte),
  SLOW_CLIENT_SECONDS: wholeNumber(1, 600, defaultOverload.stallMs / 1000),
}

export function readOverload(values: Record<keyof typeof overloadSettings, number>): OverloadSettings {
  return {
    maxRequests: values.MAX_REQUESTS,
    maxWaitMs: values.MAX_WAIT_MS,
    replyBytes: values.REPLY_MEMORY_MB * megabyte,
    stallMs: values.SLOW_CLIENT_SECONDS * 1000,
  }
}
