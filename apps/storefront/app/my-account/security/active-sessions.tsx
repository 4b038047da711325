import { type ActiveSession, endOtherSessions, endSession, listSessions } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { Badge } from '@mantel/ui/text/badge'
import { useEffect, useState } from 'react'
import type { OpenedAccount } from '../../account/use-account-content.ts'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { deviceName } from './device-name.ts'

/** The devices on which the customer is logged in, and a button that logs out all others. */
export function ActiveSessions({ account, t }: Pick<OpenedAccount, 'account' | 't'>) {
  const commonT = useT()
  const { longDay } = useFormats()
  const [sessions, setSessions] = useState<readonly ActiveSession[] | 'failed' | null>(null)
  const [busy, setBusy] = useState<number | 'others' | null>(null)
  useEffect(() => {
    let isMounted = true
    void listSessions(account).then((listed) => isMounted && setSessions(listed ?? 'failed'))
    return () => {
      isMounted = false
    }
  }, [account])
  /** The list is loaded again after a refusal too: another device may have ended the session. */
  async function end(which: number | 'others') {
    setBusy(which)
    await (which === 'others' ? endOtherSessions(account) : endSession(account, which))
    setSessions((await listSessions(account)) ?? 'failed')
    setBusy(null)
  }
  return (
    <section aria-labelledby="sessions-title" className="grid gap-5 border-hairline border-t pt-8">
      <h2 id="sessions-title" className="title-3">
        {t('security.sessions')}
      </h2>
      {sessions === null && (
        <Loading label={commonT('status.loading')}>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {sessions === 'failed' && <p role="alert">{t('security.sessions_failed')}</p>}
      {sessions !== null && sessions !== 'failed' && (
        <>
          <ul className="grid gap-3">
            {sessions.map(({ id, device, last_used_at, is_current }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3" data-session={id}>
                <span>{deviceName(t, device)}</span>
                {is_current ? (
                  <Badge>{t('security.this_device')}</Badge>
                ) : (
                  <>
                    <span className="text-muted">{t('security.last_used', { date: longDay(last_used_at) })}</span>
                    <Button
                      variant="link"
                      size="small"
                      busy={busy === id}
                      aria-label={t('security.end_named', { device: deviceName(t, device) })}
                      onClick={() => end(id)}
                    >
                      {t('security.end')}
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <div>
              <Button variant="quiet" busy={busy === 'others'} onClick={() => end('others')}>
                {t('security.end_others')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}
