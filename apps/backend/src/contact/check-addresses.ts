import { type Refusal, refuse } from '@mantel/contract'
import { emailKey, isEmail } from '@mantel/domain/customer'

type AddressCode = 'mail_source_invalid' | 'mail_target_invalid' | 'mail_address_invalid' | 'mail_target_not_listed'

/** Characters that could turn one address into several, or inject a header. */
const separators = /[\p{Cc},;<>"()[\]\\]/u

/**
 * Checks the addresses of a mail form. allowed: the shop's own addresses. A confirmation goes from the shop to the visitor, all
 * other mail from the visitor to the shop.
 */
export function checkAddresses(
  { source, target, isConfirmation }: { source: string; target: string; isConfirmation: boolean },
  allowed: readonly string[],
): { ok: true; visitor: string } | Refusal<AddressCode> {
  if (!isEmail(source)) return refuse('mail_source_invalid')
  if (!isEmail(target)) return refuse('mail_target_invalid')
  if (separators.test(source) || separators.test(target)) return refuse('mail_address_invalid')
  const [shop, visitor] = isConfirmation ? [source, target] : [target, source]
  if (!allowed.some((address) => emailKey(address) === emailKey(shop)))
    return refuse('mail_target_not_listed', { address: shop })
  return { ok: true, visitor }
}
