import * as z from 'zod'

/** What the provider's frame hands to the checkout. The number itself never leaves the frame. */
export const cardAdditional = z.object({
  merchantSessionKey: z.string().min(1).max(128),
  cardIdentifier: z.string().min(1).max(128),
  cardType: z.string().max(32).optional(),
  expiry: z.string().max(40).optional(),
})

export type CardAdditional = z.output<typeof cardAdditional>

/** What the shopper's bank wants to know of the browser (3-D Secure 2). Missing facts get harmless values. */
export const browserFacts = z
  .object({
    colorDepth: z.number().int().catch(24),
    screenHeight: z.number().int().catch(768),
    screenWidth: z.number().int().catch(1024),
    /** Minutes, as Date.getTimezoneOffset says. */
    timezone: z.number().int().catch(0),
    language: z.string().max(16).catch('en-GB'),
  })
  .catch({ colorDepth: 24, screenHeight: 768, screenWidth: 1024, timezone: 0, language: 'en-GB' })
