import { type ProfileDetails, saveProfile } from '@mantel/client'
import { profileProblems } from '@mantel/domain/customer'
import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { type FormEvent, useEffect, useState } from 'react'
import { NameFields } from '../../account/customer-fields.tsx'
import { createFieldErrorProps, readText } from '../../account/read-form.ts'
import type { OpenedAccount } from '../../account/use-account-content.ts'
import { useRefilledForm } from '../use-refilled-form.ts'

/** The queue sends the change, also after the page is closed, and a notification confirms it. */
export function ProfileForm({ engine, account, t, saved }: OpenedAccount & { saved: ProfileDetails }) {
  const formRef = useRefilledForm(JSON.stringify(saved))
  const [problems, setProblems] = useState<ReturnType<typeof profileProblems>>({})
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (Object.keys(problems).length > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems, formRef])
  const error = createFieldErrorProps<keyof ProfileDetails>(t, { problems, refused: {} })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const details: ProfileDetails = {
      firstName: readText(data, 'firstName'),
      lastName: readText(data, 'lastName'),
      company: readText(data, 'company'),
      vatId: readText(data, 'vatId'),
    }
    const found = profileProblems(details)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await saveProfile({ engine, account }, details)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={formRef} noValidate method="post" onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <NameFields t={t} error={error} saved={saved} />
      <fieldset className="mt-3 grid gap-5 sm:col-span-2 sm:grid-cols-2">
        <legend className="title-3">{t('profile.company')}</legend>
        <p className="text-muted sm:col-span-2">{t('profile.company_note')}</p>
        <Field
          label={t('checkout.company')}
          mark={t('form.optional')}
          {...error('company')}
          name="company"
          autoComplete="organization"
          maxLength={255}
          defaultValue={saved.company}
        />
        <Field
          label={t('profile.vat_id')}
          mark={t('form.optional')}
          {...error('vatId')}
          name="vatId"
          maxLength={64}
          defaultValue={saved.vatId}
        />
      </fieldset>
      <div className="sm:col-span-2">
        <Button type="submit" busy={isBusy}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  )
}
