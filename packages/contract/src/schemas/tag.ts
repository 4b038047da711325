import * as z from 'zod'
import type { CallSchema } from './parts.ts'

const consentId = z.uuid()

/** Consent and tags. */
export const tagSchemas = {
  consentSave: {
    body: z.object({
      /** Random, made by the browser with the first choice. */
      id: consentId,
      version: z.string().regex(/^\d{4}-\d{2}$/),
      choices: z.object({ analytics: z.boolean(), marketing: z.boolean() }),
    }),
    result: z.literal(true),
    onInvalid: 'list',
    refusals: ['too_many_requests'],
  },
  purchaseReport: {
    body: z.object({
      orderKey: z.string().min(1).max(128),
      consentId,
      /** The ids that the tags' own cookies hold, by plugin code. */
      clientIds: z.record(z.string().max(40), z.string().max(120)).default({}),
    }),
    /** Whether anything is sent. */
    result: z.boolean(),
    onInvalid: 'list',
    refusals: ['order_key_wrong', 'too_many_requests'],
  },
} as const satisfies Record<string, CallSchema>
