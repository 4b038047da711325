import * as z from 'zod'

/** The data that the provider's frame gives to the checkout. The card number never leaves the frame. */
export const cardDataSchema = z.object({
  merchantSessionKey: z.string().min(1).max(128),
  cardIdentifier: z.string().min(1).max(128),
  cardType: z.string().max(32).optional(),
  expiry: z.string().max(40).optional(),
})

export type CardData = z.output<typeof cardDataSchema>

/** Browser data that the shopper's bank needs (3-D Secure 2). Missing values get harmless defaults. */
export const browserData = z
  .object({
    colorDepth: z.number().int().catch(24),
    screenHeight: z.number().int().catch(768),
    screenWidth: z.number().int().catch(1024),
    /** Minutes, from Date.getTimezoneOffset. */
    timezone: z.number().int().catch(0),
    language: z.string().max(16).catch('en-GB'),
  })
  .catch({ colorDepth: 24, screenHeight: 768, screenWidth: 1024, timezone: 0, language: 'en-GB' })
