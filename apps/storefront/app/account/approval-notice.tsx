import type { User } from '@mantel/client'
import { Notice } from '@mantel/ui/overlay/notice'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

/** The state of a trade application that is not approved, with a link to the page that explains it. */
export function ApprovalNotice({ t, user }: { t: BuyingTranslator; user: User }) {
  const commonT = useT()
  return (
    <Notice tone="info">
      {t(user.refusalReason === null ? 'auth.waiting' : 'trade.refused')}{' '}
      <StoreLink to="/approval" className="underline">
        {commonT('title.approval')}
      </StoreLink>
    </Notice>
  )
}
