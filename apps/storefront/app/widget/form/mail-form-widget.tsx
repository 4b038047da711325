import { buttonClass } from '@mantel/ui/action/button'
import type { FormView } from '../../forms/load-form.ts'
import { MessageForm } from '../../forms/message-form.tsx'
import { StoreLink } from '../../store/store-link.tsx'

/** The contact form. Without scripts it would have no token, so there a link leads to the page whose form has one. */
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
