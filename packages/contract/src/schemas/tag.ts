import * as z from 'zod'
import type { CallSchema } from './parts.ts'

const consentId = z.uuid()

/** Consent and tags. */
export const tagSchemas = {
  consentSave: {
    body: z.object({
      /** A random id that the browser creates when the visitor chooses for the first time. */
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
      /** The visitor ids that third-party tags keep in their own cookies, by plugin code. */
      clientIds: z.record(z.string().max(40), z.string().max(120)).default({}),
    }),
    /** Whether the server reports the purchase to any plugin. */
    result: z.boolean(),
    onInvalid: 'list',
    refusals: ['order_key_wrong', 'too_many_requests'],
  },
} as const satisfies Record<string, CallSchema>
