import { isSubscribed, saveNewsletter } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { type FormEvent, useState } from 'react'
import type { AccountScreenProps } from './account-screen.ts'
import { UnsentChangesNote } from './unsent-changes-note.tsx'
import { useRefilledForm } from './use-refilled-form.ts'

/** The newsletter preference. The queue sends the change, and a notification confirms it. */
export function NewsletterScreen({ account, t, user, title }: AccountScreenProps) {
  const isOn = isSubscribed(user)
  const formRef = useRefilledForm(String(isOn))
  const { email } = user
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = new FormData(event.currentTarget).has('newsletter')
    if (isBusy) return
    setBusy(true)
    try {
      await saveNewsletter(account, wanted)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid max-w-measure gap-8">
      <h1 className="title-1">{title}</h1>
      <UnsentChangesNote t={t} account={account} />
      <p>{t('newsletter.text')}</p>
      <p className="wrap-anywhere" data-newsletter={isOn ? 'on' : 'off'}>
        {isOn ? t('newsletter.is_on', { email }) : t('newsletter.is_off')}
      </p>
      <form ref={formRef} method="post" onSubmit={submit} className="grid gap-5">
        <Checkbox
          name="newsletter"
          label={t('newsletter.subscribe')}
          hint={t('newsletter.consent', { email })}
          defaultChecked={isOn}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </div>
  )
}
