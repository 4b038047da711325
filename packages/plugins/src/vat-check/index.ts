import { checkDigits } from './check-digits/check-digits.ts'
import type { VatCheck, VatCheckPlugin } from './vat-check.ts'
import { vies } from './vies/vies.ts'

export type { VatCheck, VatVerdict } from './vat-check.ts'

/** Every plugin that checks more of a VAT number than its format. A store view chooses one by its code, or none. */
const plugins: readonly VatCheckPlugin[] = [checkDigits, vies]

export const vatCheckCodes: readonly string[] = plugins.map(({ code }) => code)

/** Used for store views that choose none, because it needs no other service. */
export const defaultVatCheck: string = checkDigits.code

/**
 * Whether a VAT number may be used for tax purposes. code: the check that the store view requires; null: the format is enough.
 * checkedBy: the check that gave the verdict. The verdict of any other check than the required one does not count.
 */
export function isAcceptedVatNumber(
  code: string | null,
  { verdict, checkedBy }: { verdict: 'valid' | 'unknown' | null; checkedBy: string | null },
): boolean {
  if (code === null) return true
  const plugin = plugins.find((one) => one.code === code)
  if (!plugin || checkedBy !== code) return false
  return verdict === 'valid' || (verdict === 'unknown' && plugin.acceptsUnknown)
}

export type VatChecks = ReadonlyMap<string, VatCheck>

/** The checks by their code. */
export const createVatChecks = (): VatChecks => new Map(plugins.map(({ code, create }) => [code, create()]))
