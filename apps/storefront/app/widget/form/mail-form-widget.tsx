import { buttonClass } from '@mantel/ui/action/button'
import type { FormView } from '../../forms/load-form.ts'
import { MessageForm } from '../../forms/message-form.tsx'
import { StoreLink } from '../../store/store-link.tsx'

/**
 * The contact form within a cached page. It has no token, so it needs scripts: without them a link leads to the page whose form has a
 * token.
 */
export function MailFormWidget({ form }: { form: FormView }) {
  return (
    <div data-widget="form">
      <div className="noscript:hidden">
        <MessageForm form={form} />
      </div>
      <p className="hidden noscript:block">
        <StoreLink to="/contacts" className={buttonClass()}>
          {form.title}
        </StoreLink>
      </p>
    </div>
  )
}
