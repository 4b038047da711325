import { type Engine, type MailFormAttempt, sendMailForm } from '@mantel/client'
import { type MailFormField, mailFormProblems, mailForms, writeMailForm } from '@mantel/domain/contact'
import { openAccount } from '../account/account.ts'
import { readText } from '../account/read-form.ts'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { FormView } from './load-form.ts'

export type SendFormResult =
  | { ok: true }
  | {
      ok: false
      errors: { form: string; fields: Partial<Record<MailFormField, string>> }
      attempt: MailFormAttempt | null
    }

/** Checks the fields as the server does, then sends the message. */
export async function sendForm(
  engine: Engine,
  { name, labels, to }: Pick<FormView, 'name' | 'labels' | 'to'>,
  data: FormData,
  earlier: MailFormAttempt | null,
): Promise<SendFormResult> {
  const t = await loadBuyingTranslator(engine.view.i18n)
  const { fields, subject } = mailForms[name]
  const values = Object.fromEntries(fields.map((field) => [field, readText(data, field)]))
  const problems = Object.entries(mailFormProblems(name, values))
  if (problems.length > 0) {
    const texts = problems.map(([field, problem]) => [field, t(`invalid.${problem}`)])
    return { ok: false, errors: { form: t('invalid.form'), fields: Object.fromEntries(texts) }, attempt: earlier }
  }
  const { tasks } = await openAccount(engine)
  const message = { from: readText(data, 'email'), to, subject, text: writeMailForm(name, values, labels) }
  const result = await sendMailForm(tasks.silentCaller, message, earlier)
  if (result.ok) {
    engine.events.push({ type: 'form_sent', form: name })
    return result
  }
  const errors = { form: result.text ?? t('mail_not_sent'), fields: {} }
  return { ok: false, errors, attempt: result.attempt }
}
