import { ContentLoading } from '../account/content-loading.tsx'
import { type OpenedAccount, useAccountContent } from '../account/use-account-content.ts'

export type TradeAccountProps = Pick<OpenedAccount, 't' | 'account'> & { isApplying: boolean }

const loadContent = async () => (await import('./trade-account-content.tsx')).TradeAccountContent

/** The application of a trade customer and its status. */
export function TradeAccountScreen({ title, isApplying }: { title: string; isApplying: boolean }) {
  const opened = useAccountContent(loadContent)
  if (opened === null || opened === 'unreachable')
    return <ContentLoading title={title} hasFailed={opened === 'unreachable'} />
  return (
    <div className="room grid max-w-measure gap-8 pt-10 pb-20">
      <opened.Content {...opened} isApplying={isApplying} />
    </div>
  )
}
