import type { UserSession } from '@mantel/client'
import type { ErrorCode, MessageKey } from '@mantel/contract'
import type { FormProblems } from '@mantel/domain/customer'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useAccount } from './use-account.ts'

/**
 * `text` is the server's error text in the shopper's language, `error` its code; null from servers that send none. `message` is the
 * key of a text of the shop, for a call that failed.
 */
export type FormResult =
  | { ok: true }
  | { ok: false; text: string; error: ErrorCode | null }
  | { ok: false; message: MessageKey }

export type AuthForm<Field extends string> = {
  formRef: React.RefObject<HTMLFormElement | null>
  problems: FormProblems<Field>
  /** The server's error for a field. */
  refused: Partial<Record<Field, string>>
  /** The error of the form as a whole, shown above the fields and announced by screen readers. */
  formError: string | null
  isBusy: boolean
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/**
 * State of a form that applies the server's validation rules in the browser. Errors appear above the fields and beside
 * each field. The first invalid field receives the focus; if there is none, the form's error does.
 */
export function useAuthForm<Field extends string>(options: {
  t: BuyingTranslator
  read(form: FormData): { problems: FormProblems<Field>; send(session: UserSession): Promise<FormResult> }
  /** The field at which an error of the server is shown; other errors are shown above the fields. */
  fieldOfError?: Partial<Record<ErrorCode, NoInfer<Field>>>
  onDone(): void
}): AuthForm<Field> {
  const { t, read, fieldOfError, onDone } = options
  const openAccount = useAccount()
  const formRef = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Pick<AuthForm<Field>, 'problems' | 'refused' | 'formError'>>(noErrors)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (errors === noErrors) return
    const first = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')
    const field = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(field ?? first)?.focus()
  }, [errors])

  async function submit(form: FormData): Promise<void> {
    const { problems, send } = read(form)
    if (Object.keys(problems).length > 0) return setErrors({ ...noErrors, problems, formError: t('invalid.form') })
    setBusy(true)
    try {
      const answer = await send((await openAccount()).session)
      if (answer.ok) return onDone()
      setErrors({ ...noErrors, ...errorOf(answer) })
    } catch {
      setErrors({ ...noErrors, formError: t('authorization_unexpected') })
    } finally {
      setBusy(false)
    }
  }

  function errorOf(answer: Extract<FormResult, { ok: false }>) {
    if ('message' in answer) return { formError: t.of(answer.message) }
    const field = answer.error && fieldOfError?.[answer.error]
    if (!field) return { formError: answer.text }
    return { refused: { [field]: answer.text } as Partial<Record<Field, string>>, formError: t('invalid.form') }
  }

  return {
    formRef,
    ...errors,
    isBusy,
    onSubmit(event) {
      event.preventDefault()
      if (!isBusy) void submit(new FormData(event.currentTarget))
    },
  }
}

const noErrors = { problems: {}, refused: {}, formError: null }
