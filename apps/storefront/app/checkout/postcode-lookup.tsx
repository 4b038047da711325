import { type AddressSuggestion, type Caller, lookUpAddresses } from '@mantel/client'
import { type AddressDetails, streetLines } from '@mantel/domain/checkout'
import { Button } from '@mantel/ui/action/button'
import { Select } from '@mantel/ui/form/select'
import { Notice } from '@mantel/ui/overlay/notice'
import { type ReactNode, useState } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useOnline } from '../store/use-online.ts'

/**
 * The postcode field. For Great Britain it looks up the addresses of the postcode, so that shoppers only choose their
 * house.
 */
export function PostcodeLookup({
  t,
  caller,
  postcode,
  country,
  onFound,
  field,
}: {
  t: BuyingTranslator
  caller: Caller
  postcode: string
  country: string
  onFound(part: Partial<AddressDetails>): void
  field: ReactNode
}) {
  const isOnline = useOnline()
  const [found, setFound] = useState<readonly AddressSuggestion[] | 'failed' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const addresses = found === 'failed' || found === null ? [] : found
  async function find() {
    setBusy(true)
    setFound((await lookUpAddresses(caller, postcode.trim())) ?? 'failed')
    setBusy(false)
  }
  function chooseAddress(at: string) {
    const address = addresses[Number(at)]
    if (!address) return
    const { street, house, city, region, postcode: zipCode } = address
    onFound({ streetAddress: street, apartmentNumber: house, city, state: region, zipCode })
  }
  return (
    <div className="grid gap-4 sm:col-span-6">
      <div className="flex items-start gap-3">
        {field}
        {isOnline && country === 'GB' && (
          <Button variant="quiet" className="mt-7.5" busy={isBusy} disabled={postcode.trim().length < 3} onClick={find}>
            {t('checkout.find_address')}
          </Button>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {found === 'failed' && <Notice tone="warning">{t('checkout.address_lookup_failed')}</Notice>}
        {found?.length === 0 && <p className="text-muted">{t('checkout.no_address_found')}</p>}
        {addresses.length > 0 && (
          <Select
            label={t('checkout.found_addresses', { count: addresses.length })}
            defaultValue=""
            onChange={({ currentTarget }) => chooseAddress(currentTarget.value)}
          >
            <option value="" disabled>
              {t('checkout.choose_address')}
            </option>
            {addresses.map(({ street, house, city }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered.
              <option key={at} value={at}>
                {[...streetLines({ street: [street, house], country }), city].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
        )}
      </div>
    </div>
  )
}
