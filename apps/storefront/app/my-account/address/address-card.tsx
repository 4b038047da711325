import type { SavedAddress } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Badge } from '@mantel/ui/text/badge'
import { useState } from 'react'
import { RemoveQuestion } from '../../cart/remove-question.tsx'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { PostalAddress } from './postal-address.tsx'

export function AddressCard({
  t,
  address,
  onEdit,
  onRemove,
}: {
  t: BuyingTranslator
  address: SavedAddress
  onEdit(): void
  onRemove(): void
}) {
  const [isAsking, setAsking] = useState(false)
  const labelParams = { name: `${address.firstname} ${address.lastname}`, place: address.city }
  return (
    <li className="grid content-start gap-4 border-hairline border-t pt-5" data-address={address.id}>
      {(address.default_shipping || address.default_billing) && (
        <p className="flex flex-wrap gap-2">
          {address.default_shipping && <Badge>{t('address.default_delivery')}</Badge>}
          {address.default_billing && <Badge>{t('address.default_billing')}</Badge>}
        </p>
      )}
      <PostalAddress address={address} />
      {isAsking ? (
        <RemoveQuestion
          t={t}
          question={t('address.remove_question')}
          action={t('address.remove')}
          onRemove={onRemove}
          onKeep={() => setAsking(false)}
        />
      ) : (
        <p className="flex gap-5">
          <Button variant="link" size="small" aria-label={t('address.edit_named', labelParams)} onClick={onEdit}>
            {t('address.edit')}
          </Button>
          <Button
            variant="link"
            size="small"
            aria-label={t('address.remove_named', labelParams)}
            onClick={() => setAsking(true)}
          >
            {t('address.remove')}
          </Button>
        </p>
      )}
    </li>
  )
}
