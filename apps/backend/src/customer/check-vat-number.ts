import { parseVatNumber, type VatNumber } from '@mantel/domain/customer'
import type { StoreView } from '@mantel/domain/store'
import type { VatChecks } from '@mantel/plugins/vat-check'
import type { CompanyVat } from './company.repository.ts'

export type CheckedVat = { ok: true; vatNumber: VatNumber; vat: CompanyVat } | { ok: false; code: VatProblem }
type VatProblem = 'vat_id_invalid' | 'vat_id_unknown'

/** Checks a VAT number by its format, then by the plugin that the store view names. May wait for another service. */
export async function checkVatNumber(
  { settings }: Pick<StoreView, 'settings'>,
  vatChecks: VatChecks,
  { vatId, country }: { vatId: string; country: string },
): Promise<CheckedVat> {
  const vatNumber = parseVatNumber(vatId, country)
  if (!vatNumber) return { ok: false, code: 'vat_id_invalid' }
  const code = settings.vatCheck
  const verdict = code === null ? undefined : await vatChecks.get(code)?.(vatNumber)
  if (verdict === 'invalid') return { ok: false, code: 'vat_id_unknown' }
  return {
    ok: true,
    vatNumber,
    vat: {
      vat_number: vatNumber.number,
      vat_check: verdict ?? null,
      vat_checked_by: verdict === undefined ? null : code,
    },
  }
}
