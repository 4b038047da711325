import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import type { ReactNode } from 'react'
import type { AuthForm } from './use-auth-form.ts'

/** The live region exists before the error does: screen readers announce only changes inside an existing region. */
export function FormFrame({
  form: { formRef, formError, isBusy, onSubmit },
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
        {formError && (
          <div data-refusal tabIndex={-1}>
            <Notice tone="error">{formError}</Notice>
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
