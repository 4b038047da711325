import { Button } from '@mantel/ui/action/button'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import type { CartTexts } from '../cart/use-cart.ts'
import { panels } from '../shell/panels.ts'

/** A store that sells to its customers only. */
export function LoginNeeded({ t }: { t: CartTexts }) {
  return (
    <EmptyState
      drawing="waiting-letter"
      title={t('auth.login_needed')}
      actions={<Button onClick={() => panels.openAuth()}>{t('checkout.sign_in')}</Button>}
    >
      <p>{t('checkout.customers_only')}</p>
    </EmptyState>
  )
}
