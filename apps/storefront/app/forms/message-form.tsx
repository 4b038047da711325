import type { MailFormAttempt } from '@mantel/client'
import { longMailFormFields, type MailFormField, mailFormLength, mailForms } from '@mantel/domain/contact'
import { Button } from '@mantel/ui/action/button'
import { Field, TextArea } from '@mantel/ui/form/field'
import { Notice } from '@mantel/ui/overlay/notice'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useEngine } from '../store/engine-context.ts'
import type { FormView } from './load-form.ts'

type Errors = { form: string | null; fields: Partial<Record<MailFormField, string>> }

const noErrors: Errors = { form: null, fields: {} }

const inputTypes: Partial<Record<MailFormField, string>> = { email: 'email', telephone: 'tel' }
const autoComplete: Partial<Record<MailFormField, string>> = {
  company: 'organization',
  name: 'name',
  email: 'email',
  telephone: 'tel',
  address: 'street-address',
}

/**
 * A form that the browser can also send without scripts: it then contains a token, and a hidden field that only bots fill in. With
 * scripts the engine sends the message, and solves a bot challenge if the server demands one.
 */
export function MessageForm({ form }: { form: FormView }) {
  const engine = useEngine()
  const formRef = useRef<HTMLFormElement>(null)
  const attempt = useRef<MailFormAttempt | null>(null)
  const [errors, setErrors] = useState(noErrors)
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(form.outcome?.isSent ?? false)
  const { fields, optional } = mailForms[form.name]

  // With scripts, the shop's own rules check the fields; without scripts the browser does.
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true
  }, [])

  useEffect(() => {
    if (errors === noErrors && !isSent) return
    const marked = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(marked ?? formRef.current?.querySelector<HTMLElement>('[data-outcome]'))?.focus()
  }, [errors, isSent])

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (!engine) return
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const { sendForm } = await import('./send-form.ts')
      const result = await sendForm(engine, form, data, attempt.current)
      if (result.ok) return setSent(true)
      attempt.current = result.attempt
      setErrors(result.errors)
    } catch {
      // The file could not be loaded: the browser can still send the form itself.
      formRef.current?.submit()
    } finally {
      setBusy(false)
    }
  }

  const outcome = errors.form ?? (form.outcome?.isSent === false && errors === noErrors ? form.outcome.text : null)
  const title = `mail-form-${form.name}`
  return (
    <section aria-labelledby={title} className="mt-12 max-w-measure" data-mail-form={isSent ? 'sent' : form.name}>
      <h2 id={title} className="title-3 mb-6">
        {form.title}
      </h2>
      <form ref={formRef} method="post" action={form.url} onSubmit={submit} className="grid gap-5">
        <div role="alert" className="empty:hidden">
          {isSent ? (
            <div data-outcome tabIndex={-1}>
              <Notice tone="success">{form.sent}</Notice>
            </div>
          ) : (
            outcome && (
              <div data-outcome tabIndex={-1}>
                <Notice tone="error">{outcome}</Notice>
              </div>
            )
          )}
        </div>
        {!isSent && (
          <>
            <input type="hidden" name="form" value={form.name} />
            <input type="hidden" name="token" value={form.token} />
            <div className="ui-hidden" aria-hidden="true">
              <label>
                {form.honeypot}
                <input name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            {fields.map((field) => {
              const isOptional = optional.includes(field)
              const props = {
                name: field,
                label: form.labels[field],
                error: errors.fields[field],
                required: !isOptional,
                mark: isOptional ? form.optional : undefined,
                autoComplete: autoComplete[field] ?? 'off',
              }
              return longMailFormFields.includes(field) ? (
                <TextArea key={field} {...props} rows={field === 'message' ? 6 : 3} maxLength={mailFormLength.text} />
              ) : (
                <Field key={field} {...props} type={inputTypes[field] ?? 'text'} maxLength={mailFormLength.line} />
              )
            })}
            <div>
              <Button type="submit" busy={isBusy}>
                {form.action}
              </Button>
            </div>
          </>
        )}
      </form>
    </section>
  )
}
