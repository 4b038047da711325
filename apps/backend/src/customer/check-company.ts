import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import { isBlank } from '@mantel/domain/customer'
import type { VatChecks } from '@mantel/plugins/vat-check'
import type { Ctx } from '../platform/context.ts'
import { checkVatNumber } from './check-vat-number.ts'
import type { CompanyVat } from './company.repository.ts'

type Registration = BodyOf<'userCreate'>
/** company: null in stores that need none. */
export type CheckedCompany = { ok: true; registration: Registration; company: NewCompany | null }
export type NewCompany = { name: string; vat: CompanyVat }

/**
 * Checks the company of a registration in a trade store: its first address has to name the company and a VAT number, which is
 * stored in its normal form. If the plugin cannot check the number, the merchant decides. Other stores need no company.
 */
export async function checkCompany(
  { view }: Pick<Ctx, 'view'>,
  vatChecks: VatChecks,
  registration: Registration,
): Promise<CheckedCompany | Refusal<'company_missing' | 'vat_id_invalid' | 'vat_id_unknown'>> {
  if (!view.prices.needGroupToken) return { ok: true, registration, company: null }
  const { customer } = registration
  const [address, ...others] = customer.addresses ?? []
  const name = address?.company?.trim() ?? ''
  if (!address || name === '' || isBlank(address.vat_id ?? '')) return refuse('company_missing')
  const checked = await checkVatNumber(view, vatChecks, { vatId: address.vat_id ?? '', country: address.country_id })
  if (!checked.ok) return refuse(checked.code)
  const addresses = [{ ...address, vat_id: checked.vatNumber.number }, ...others]
  return {
    ok: true,
    registration: { ...registration, customer: { ...customer, addresses } },
    company: { name, vat: checked.vat },
  }
}
