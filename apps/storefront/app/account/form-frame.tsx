import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import type { ReactNode } from 'react'
import type { AuthForm } from './use-auth-form.ts'

/** The refusal stands in a live region that is there before it, so that it is read out when it comes. */
export function FormFrame({
  form: { formRef, refusal, isBusy, onSubmit },
  action,
  children,
}: {
  form: AuthForm<string>
  action: string
  children: ReactNode
}) {
  return (
    <form ref={formRef} noValidate method="post" onSubmit={onSubmit} className="grid">
      <div role="alert" className="[&:not(:empty)]:mb-5">
        {refusal && (
          <div data-refusal tabIndex={-1}>
            <Notice tone="error">{refusal}</Notice>
          </div>
        )}
      </div>
      <div className="grid gap-5">
        {children}
        <Button type="submit" busy={isBusy} wide>
          {action}
        </Button>
      </div>
    </form>
  )
}
