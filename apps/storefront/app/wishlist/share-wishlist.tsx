import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { useState } from 'react'
import { useSession } from '../account/current-session.ts'
import { useT } from '../i18n/text-context.tsx'
import { panels } from '../shell/panels.ts'
import { absoluteUrl } from '../store/current-store.ts'
import { useStore } from '../store/store-context.tsx'
import type { SavedView } from './use-saved.ts'

/** The public address of a customer's wishlist. Guests are asked to log in: their list is in their browser only. */
export function ShareWishlist({ view: { saved, state, t } }: { view: SavedView }) {
  const commonT = useT()
  const store = useStore()
  const isCustomer = useSession().kind === 'customer'
  const [isBusy, setBusy] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const { shareKey } = state
  async function share(isShared: boolean) {
    if (!isCustomer) return panels.openAuth()
    if (isBusy) return
    setBusy(true)
    await saved.share(isShared)
    setBusy(false)
    setCopied(false)
  }
  const url = shareKey && absoluteUrl(store, `/wishlist?shared=${shareKey}`)
  const copy = () =>
    url &&
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section aria-labelledby="share-wishlist" className="grid max-w-measure gap-3 border-hairline border-t pt-6">
      <h2 id="share-wishlist" className="title-3">
        {t('wishlist.share')}
      </h2>
      <p className="text-muted">{t(isCustomer ? 'wishlist.share_text' : 'wishlist.share_login')}</p>
      {url ? (
        <>
          <Field label={t('wishlist.share_link')} value={url} readOnly />
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={copy}>
              <span aria-live="polite">{commonT(isCopied ? 'share.copied' : 'share.copy')}</span>
            </Button>
            <Button size="small" variant="quiet" busy={isBusy} onClick={() => share(false)}>
              {t('wishlist.unshare')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button size="small" variant="quiet" busy={isBusy} onClick={() => share(true)}>
            {isCustomer ? t('wishlist.create_link') : commonT('auth.login')}
          </Button>
        </div>
      )}
    </section>
  )
}
