import { chipClass } from '@mantel/ui/action/chip'
import { Panel } from '@mantel/ui/overlay/panel'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { panels, usePanel } from '../../shell/panels.ts'
import { useShell } from '../../shell/use-shell.ts'
import { useEngine } from '../../store/engine-context.ts'
import { StoreLink } from '../../store/store-link.tsx'

type Inside = ComponentType<{ onLeave: () => void; fieldRef: RefObject<HTMLInputElement | null> }>

const close = () => panels.close('searchPanel')

/** Loads its content on first use and keeps it. Opens only when the content is loaded, so that the field can get the focus. */
export function SearchPanel() {
  const t = useT()
  const { menu } = useShell()
  const engine = useEngine()
  const isWanted = usePanel('searchPanel')
  const [inside, setInside] = useState<{ Search: Inside } | null>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isWanted || inside) return
    const notifyFailure = () => engine?.notifications.push({ type: 'warning', message: { text: t('search.offline') } })
    import('../../search/instant-search.tsx').then(
      ({ InstantSearch }) => setInside({ Search: InstantSearch }),
      () => {
        close()
        notifyFailure()
      },
    )
  }, [isWanted, inside, engine, t])
  return (
    <Panel
      side="top"
      open={isWanted && inside !== null}
      onClose={close}
      title={t('search.title')}
      closeLabel={t('shell.close')}
      initialFocus={fieldRef}
      hideTitle
    >
      {inside && (
        // Cancels the panel's padding: the content has the page's margins.
        <div className="-mx-6">
          <div className="room pb-6">
            <inside.Search onLeave={close} fieldRef={fieldRef} />
            <nav aria-label={t('search.popular')} className="mt-8 flex flex-wrap items-center gap-2">
              <span className="mr-2 text-13 text-muted">{t('search.popular')}</span>
              {menu.map(({ id, name, path }) => (
                <StoreLink key={id} to={path} className={chipClass()}>
                  {name}
                </StoreLink>
              ))}
            </nav>
          </div>
        </div>
      )}
    </Panel>
  )
}
