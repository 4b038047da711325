import { inviteMember } from '@mantel/client'
import { emailProblem, firstNameProblem, lastNameProblem } from '@mantel/domain/customer'
import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { Select } from '@mantel/ui/form/select'
import { type FormEvent, useState } from 'react'
import { useOnline } from '../../store/use-online.ts'
import type { AccountScreenProps } from '../account-screen.ts'
import type { CompanyChange } from './company-screen.tsx'

const empty = { email: '', firstname: '', lastname: '', role: 'member' as 'admin' | 'member' }

/** Invites a colleague: the shop mails a link that sets the password of the new login. */
export function InviteForm({
  account,
  t,
  change,
}: Pick<AccountScreenProps, 'account' | 't'> & { change: CompanyChange }) {
  const isOnline = useOnline()
  const [form, setForm] = useState(empty)
  const [isBusy, setBusy] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const problems = {
    email: emailProblem(form.email),
    firstname: firstNameProblem(form.firstname),
    lastname: lastNameProblem(form.lastname),
  }
  const field = (name: keyof typeof problems) => {
    const problem = isChecked ? problems[name] : null
    return {
      name,
      value: form[name],
      maxLength: name === 'email' ? 254 : 255,
      autoComplete: 'off',
      required: true,
      error: problem ? t(`invalid.${problem}`) : undefined,
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        setForm({ ...form, [name]: currentTarget.value }),
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    const first = (['firstname', 'lastname', 'email'] as const).find((name) => problems[name])
    if (first) {
      const input = event.currentTarget.elements.namedItem(first)
      return input instanceof HTMLElement ? input.focus() : undefined
    }
    setBusy(true)
    const email = form.email.trim()
    const isDone = await change(inviteMember(account, { ...form, email }), t('company.sent', { email }))
    setBusy(false)
    if (!isDone) return
    setForm(empty)
    setChecked(false)
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <h2 className="title-3">{t('company.invite')}</h2>
      <p>{t('company.invite_text')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('auth.first_name')} {...field('firstname')} />
        <Field label={t('auth.last_name')} {...field('lastname')} />
        <Field className="sm:col-span-2" label={t('auth.email')} type="email" inputMode="email" {...field('email')} />
        <Select
          label={t('company.role')}
          name="role"
          value={form.role}
          onChange={({ currentTarget }) =>
            setForm({ ...form, role: currentTarget.value === 'admin' ? 'admin' : 'member' })
          }
        >
          <option value="member">{t('company.role_member')}</option>
          <option value="admin">{t('company.role_admin')}</option>
        </Select>
      </div>
      <div>
        <Button type="submit" busy={isBusy} disabled={!isOnline}>
          {t('company.send')}
        </Button>
      </div>
    </form>
  )
}
