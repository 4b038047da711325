import { ContentLoading } from '../../account/content-loading.tsx'
import { useAccountContent } from '../../account/use-account-content.ts'
import { useT } from '../../i18n/text-context.tsx'

const loadContent = async () => (await import('./order-tracking.tsx')).OrderTracking

/** The order page for guests. */
export function OrderTrackingScreen() {
  const t = useT()
  const opened = useAccountContent(loadContent)
  if (opened === null || opened === 'unreachable')
    return <ContentLoading title={t('title.order-tracking')} hasFailed={opened === 'unreachable'} />
  return (
    <div className="room pt-10 pb-20">
      <opened.Content {...opened} />
    </div>
  )
}
