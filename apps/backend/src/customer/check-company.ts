import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import { isEmpty, parseVatNumber } from '@mantel/domain/customer'
import type { VatChecks } from '@mantel/plugins/vat-check'
import type { Ctx } from '../platform/context.ts'

type Registration = BodyOf<'userCreate'>
export type CheckedCompany = { ok: true; registration: Registration; vatCheck: 'valid' | 'unknown' | null }

/**
 * Checks the company of a registration in a trade store: its first address has to name the company and a VAT number, which is
 * stored in its normal form. If the plugin cannot check the number, the merchant decides. Other stores need no company.
 */
export async function checkCompany(
  { view }: Pick<Ctx, 'view'>,
  vatChecks: VatChecks,
  registration: Registration,
): Promise<CheckedCompany | Refusal<'company_missing' | 'vat_id_invalid' | 'vat_id_unknown'>> {
  if (!view.prices.needGroupToken) return { ok: true, registration, vatCheck: null }
  const { customer } = registration
  const [address, ...others] = customer.addresses ?? []
  if (!address || isEmpty(address.company ?? '') || isEmpty(address.vat_id ?? '')) return refuse('company_missing')
  const vatNumber = parseVatNumber(address.vat_id ?? '', address.country_id)
  if (!vatNumber) return refuse('vat_id_invalid')
  const verdict = await vatChecks.get(view.settings.vatCheck ?? '')?.(vatNumber)
  if (verdict === 'invalid') return refuse('vat_id_unknown')
  const addresses = [{ ...address, vat_id: vatNumber.number }, ...others]
  return {
    ok: true,
    registration: { ...registration, customer: { ...customer, addresses } },
    vatCheck: verdict ?? null,
  }
}
