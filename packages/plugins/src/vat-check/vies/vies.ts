import * as z from 'zod'
import type { VatCheck, VatCheckPlugin } from '../vat-check.ts'

const reply = z.looseObject({ valid: z.boolean() })

/**
 * Time limit in milliseconds, because the applicant waits for the reply. The merchant can check a number later that stays
 * unknown.
 */
const timeout = 4000

/** British numbers are not in VIES. */
const notInVies: ReadonlySet<string> = new Set(['', 'GB'])

/**
 * Asks VIES, the European Commission's register of VAT numbers. Its national registers are often unavailable, which is not an
 * error.
 */
export const vies: VatCheckPlugin = { code: 'vies', acceptsUnknown: false, create: () => createVies({}) }

export function createVies({
  baseUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api',
}: {
  baseUrl?: string
}): VatCheck {
  return async ({ prefix, number }) => {
    if (notInVies.has(prefix)) return 'unknown'
    try {
      const response = await fetch(`${baseUrl}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ countryCode: prefix, vatNumber: number.slice(prefix.length) }),
        signal: AbortSignal.timeout(timeout),
      })
      const parsed = reply.safeParse(await response.json())
      if (!response.ok || !parsed.success) return 'unknown'
      return parsed.data.valid ? 'valid' : 'invalid'
    } catch {
      return 'unknown'
    }
  }
}
