import { checkDigits } from './check-digits/check-digits.ts'
import type { VatCheck, VatCheckPlugin } from './vat-check.ts'
import { vies } from './vies/vies.ts'

export type { VatCheck, VatVerdict } from './vat-check.ts'

/** Every check of VAT numbers beyond their format. A store view chooses one by its code, or none. */
const plugins: readonly VatCheckPlugin[] = [checkDigits, vies]

export const vatCheckCodes: readonly string[] = plugins.map(({ code }) => code)

/** For store views that do not choose: needs no other service. */
export const defaultVatCheck: string = checkDigits.code

export type VatChecks = ReadonlyMap<string, VatCheck>

/** The checks by their code. */
export const createVatChecks = (): VatChecks => new Map(plugins.map(({ code, create }) => [code, create()]))
