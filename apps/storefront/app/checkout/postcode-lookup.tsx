import { type Caller, type FoundAddress, lookUpAddresses } from '@mantel/client'
import type { AddressDetails } from '@mantel/domain/checkout'
import { Button } from '@mantel/ui/action/button'
import { Select } from '@mantel/ui/form/select'
import { type ReactNode, useState } from 'react'
import type { CartTexts } from '../cart/use-cart.ts'
import { useOnline } from '../order/use-online.ts'

/** The postcode, and in Britain the addresses that it has: most people then only choose their house. */
export function PostcodeLookup({
  t,
  caller,
  postcode,
  country,
  onFound,
  field,
}: {
  t: CartTexts
  caller: Caller
  postcode: string
  country: string
  onFound(part: Partial<AddressDetails>): void
  field: ReactNode
}) {
  const isOnline = useOnline()
  const [found, setFound] = useState<readonly FoundAddress[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function find() {
    setBusy(true)
    setFound(await lookUpAddresses(caller, postcode.trim()))
    setBusy(false)
  }
  function take(at: string) {
    const address = found?.[Number(at)]
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
        {found?.length === 0 && <p className="text-muted">{t('checkout.no_address_found')}</p>}
        {found && found.length > 0 && (
          <Select
            label={t('checkout.found_addresses', { count: found.length })}
            defaultValue=""
            onChange={({ currentTarget }) => take(currentTarget.value)}
          >
            <option value="" disabled>
              {t('checkout.choose_address')}
            </option>
            {found.map(({ street, house, city }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that is shown once, as it came.
              <option key={at} value={at}>
                {[house, street, city].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
        )}
      </div>
    </div>
  )
}
