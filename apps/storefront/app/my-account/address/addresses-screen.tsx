import { type AddressEntry, addAddress, removeAddress, type SavedAddress, updateAddress } from '@mantel/client'
import { emptyAddress } from '@mantel/domain/checkout'
import { Button } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { useEffect, useRef, useState } from 'react'
import { toAddressDetails } from '../../checkout/saved-addresses.tsx'
import { useStore } from '../../store/store-context.tsx'
import type { AccountScreenProps } from '../account-screen.ts'
import { UnsentChangesNote } from '../unsent-changes-note.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'

/** The address book. Changes show at once and are sent through the task queue. */
export function AddressesScreen({ engine, account, t, user, title }: AccountScreenProps) {
  const { tax } = useStore().view
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(false)
  // Moves the focus to the heading when the form has closed.
  useEffect(() => {
    if (wasOpen.current && edited === null) heading.current?.focus()
    wasOpen.current = edited !== null
  }, [edited])
  const addresses = user.profile.addresses ?? []
  const context = { engine, account }

  async function save(entry: AddressEntry) {
    const isSaved = edited === 'new' ? await addAddress(context, entry) : await updateAddress(context, edited, entry)
    if (isSaved) setEdited(null)
  }

  const { firstName, lastName } = user
  const empty = { ...emptyAddress(tax.defaultCountry), firstName, lastName }
  if (edited !== null)
    return (
      <div className="max-w-measure">
        <h1 className="title-1 mb-8">{t(edited === 'new' ? 'address.new' : 'address.edit')}</h1>
        <AddressForm
          t={t}
          account={account}
          initial={edited === 'new' ? toEntry(empty, null) : toEntry(toAddressDetails(edited), edited)}
          onSave={save}
          onCancel={() => setEdited(null)}
        />
      </div>
    )
  return (
    <div className="grid gap-8">
      <h1 ref={heading} tabIndex={-1} className="title-1">
        {title}
      </h1>
      <UnsentChangesNote t={t} account={account} />
      {addresses.length === 0 ? (
        <EmptyState
          drawing="waiting-letter"
          title={t('address.none')}
          actions={<Button onClick={() => setEdited('new')}>{t('address.add')}</Button>}
        >
          <p>{t('address.none_text')}</p>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                t={t}
                address={address}
                onEdit={() => setEdited(address)}
                onRemove={async () => {
                  await removeAddress(context, address)
                  heading.current?.focus()
                }}
              />
            ))}
          </ul>
          <div>
            <Button onClick={() => setEdited('new')}>{t('address.add')}</Button>
          </div>
        </>
      )}
    </div>
  )
}

function toEntry(details: ReturnType<typeof toAddressDetails>, saved: SavedAddress | null): AddressEntry {
  return {
    ...details,
    company: saved?.company ?? '',
    vatId: saved?.vat_id ?? '',
    isDefaultShipping: saved?.default_shipping === true,
    isDefaultBilling: saved?.default_billing === true,
  }
}
