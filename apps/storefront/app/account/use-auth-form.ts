import type { SignInAnswer, UserSession } from '@mantel/client'
import type { FormProblems } from '@mantel/domain/customer'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AuthTexts } from './auth-panel.tsx'
import { useAccount } from './use-account.ts'

export type AuthForm<Field extends string> = {
  formRef: React.RefObject<HTMLFormElement | null>
  problems: FormProblems<Field>
  /** What stands above the fields, announced when it comes. */
  refusal: string | null
  isBusy: boolean
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/**
 * A form that is checked here by the same rules as on the server. What is wrong is said above the fields and beside each of
 * them; the first wrong field has the focus, or what the server said.
 */
export function useAuthForm<Field extends string>(options: {
  t: AuthTexts
  read(form: FormData): { problems: FormProblems<Field>; send(session: UserSession): Promise<SignInAnswer> }
  onDone(): void
}): AuthForm<Field> {
  const { t, read, onDone } = options
  const openAccount = useAccount()
  const formRef = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState<{ problems: FormProblems<Field>; refusal: string | null }>(nothing)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (said === nothing) return
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refusal]')
    const field = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(field ?? wrong)?.focus()
  }, [said])

  async function submit(form: FormData): Promise<void> {
    const { problems, send } = read(form)
    if (Object.keys(problems).length > 0) return setSaid({ problems, refusal: t('invalid.form') })
    setBusy(true)
    try {
      const answer = await send((await openAccount()).session)
      if (answer.ok) return onDone()
      setSaid({ problems: {}, refusal: 'text' in answer ? answer.text : t(answer.message) })
    } catch {
      setSaid({ problems: {}, refusal: t('authorization_unexpected') })
    } finally {
      setBusy(false)
    }
  }

  return {
    formRef,
    ...said,
    isBusy,
    onSubmit(event) {
      event.preventDefault()
      if (!isBusy) void submit(new FormData(event.currentTarget))
    },
  }
}

const nothing = { problems: {}, refusal: null }
