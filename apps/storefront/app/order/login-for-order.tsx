import { Button } from '@mantel/ui/action/button'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { panels } from '../shell/panels.ts'

/** Explains that an order of a customer whose session has ended is sent after the login, and offers it. */
export function LoginForOrder({ t, headingLevel }: { t: BuyingTranslator; headingLevel: 1 | 2 }) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className="grid max-w-measure gap-4 justify-items-start" data-order-state="login_needed">
      <Heading className={headingLevel === 1 ? 'title-1' : 'title-3'}>{t('checkout.login_title')}</Heading>
      <p>{t('checkout.login_text')}</p>
      <Button onClick={() => panels.openAuth()}>{t('checkout.sign_in')}</Button>
    </section>
  )
}
