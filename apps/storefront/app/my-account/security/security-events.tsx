import { listSecurityEvents, type SecurityEvent } from '@mantel/client'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { useEffect, useState } from 'react'
import type { OpenedAccount } from '../../account/use-account-content.ts'
import { useT } from '../../i18n/text-context.tsx'
import { useStore } from '../../store/store-context.tsx'
import { deviceName } from './device-name.ts'

/** Logins and changes of the account, the newest first, so that the owner notices a stranger. */
export function SecurityEvents({ account, t }: Pick<OpenedAccount, 'account' | 't'>) {
  const commonT = useT()
  const { defaultLocale, timeZone } = useStore().view.i18n
  const format = new Intl.DateTimeFormat(defaultLocale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const [events, setEvents] = useState<readonly SecurityEvent[] | 'failed' | null>(null)
  useEffect(() => {
    let isMounted = true
    void listSecurityEvents(account).then((listed) => isMounted && setEvents(listed ?? 'failed'))
    return () => {
      isMounted = false
    }
  }, [account])
  return (
    <section aria-labelledby="events-title" className="grid gap-5 border-hairline border-t pt-8">
      <h2 id="events-title" className="title-3">
        {t('security.events')}
      </h2>
      <p className="text-muted">{t('security.events_text')}</p>
      {events === null && (
        <Loading label={commonT('status.loading')}>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {events === 'failed' && <p role="alert">{t('security.sessions_failed')}</p>}
      {events !== null && events !== 'failed' && events.length === 0 && <p>{t('security.events_none')}</p>}
      {events !== null && events !== 'failed' && events.length > 0 && (
        <ul className="grid gap-3">
          {events.map(({ kind, happened_at, device }, at) => {
            const time = `${happened_at.replace(' ', 'T')}Z`
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and the list never changes.
              <li key={at} className="flex flex-wrap items-baseline gap-x-3" data-event={kind}>
                <span>{t(`security.event_${kind}`)}</span>
                <span className="text-muted">
                  <time dateTime={time}>{format.format(new Date(time))}</time>
                  {` · ${deviceName(t, device)}`}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
