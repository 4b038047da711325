import type { Account, AddressEntry } from '@mantel/client'
import { savedAddressProblems } from '@mantel/domain/checkout'
import { Button } from '@mantel/ui/action/button'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { Field } from '@mantel/ui/form/field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AddressFields } from '../../checkout/address-fields.tsx'
import { billingCountries } from '../../checkout/countries.ts'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'

/** The checkout's address fields, a company and the two defaults. */
export function AddressForm({
  t,
  account,
  initial,
  onSave,
  onCancel,
}: {
  t: BuyingTranslator
  account: Account
  initial: AddressEntry
  onSave(entry: AddressEntry): Promise<void>
  onCancel(): void
}) {
  const formRef = useRef<HTMLFormElement>(null)
  const [entry, setEntry] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [attempts, setAttempts] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const problems: Partial<Record<string, Parameters<typeof invalid>[0]>> = savedAddressProblems(entry)
  const change = (part: Partial<AddressEntry>) => setEntry((latest) => ({ ...latest, ...part }))
  const invalid = (problem: NonNullable<ReturnType<typeof savedAddressProblems>['vatId']>) => t(`invalid.${problem}`)
  const error = (_part: string, field: string) => {
    const problem = problems[field]
    return problem && (attempts > 0 || touched.has(field)) ? invalid(problem) : undefined
  }
  const touch = (_part: string, field: string) => setTouched(new Set([...touched, field]))
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (Object.keys(problems).length > 0) return setAttempts(attempts + 1)
    setBusy(true)
    try {
      await onSave(entry)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={formRef} noValidate method="post" onSubmit={submit} className="grid gap-8">
      <AddressFields
        ordering={{ t, account }}
        part="shipping"
        address={entry}
        onChange={change}
        countries={billingCountries}
        error={error}
        touch={touch}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('checkout.company')}
          mark={t('form.optional')}
          name="company"
          autoComplete="organization"
          maxLength={255}
          value={entry.company}
          onChange={({ currentTarget }) => change({ company: currentTarget.value })}
        />
        <Field
          label={t('profile.vat_id')}
          mark={t('form.optional')}
          name="vatId"
          maxLength={64}
          value={entry.vatId}
          error={error('', 'vatId')}
          onBlur={() => touch('', 'vatId')}
          onChange={({ currentTarget }) => change({ vatId: currentTarget.value })}
        />
      </div>
      <div className="grid gap-3">
        <Checkbox
          label={t('address.use_for_delivery')}
          name="isDefaultShipping"
          checked={entry.isDefaultShipping}
          onChange={({ currentTarget }) => change({ isDefaultShipping: currentTarget.checked })}
        />
        <Checkbox
          label={t('address.use_for_billing')}
          name="isDefaultBilling"
          checked={entry.isDefaultBilling}
          onChange={({ currentTarget }) => change({ isDefaultBilling: currentTarget.checked })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('form.save')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
