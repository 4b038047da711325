import { Icon } from '@mantel/ui/picture/icon'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useStore } from '../../store/store-context.tsx'
import { StoreList } from './store-list.tsx'

/** A details element, so that it works without JavaScript. With JavaScript it also closes on Escape, blur and outside clicks. */
export function StoreSwitcher({ className = '' }: { className?: string }) {
  const t = useT()
  const { view, locale } = useStore()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !details.current?.contains(relatedTarget)) close()
  }
  return (
    <details ref={details} className={`group relative ${className}`} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-13 [&::-webkit-details-marker]:hidden">
        <Icon name="globe" size={20} />
        <VisuallyHidden>{`${t('stores.title')}: ${view.name}, `}</VisuallyHidden>
        {`${locale.slice(0, 2).toUpperCase()} ${view.i18n.currencySign}`}
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 z-30 mt-1 w-80 border border-hairline bg-surface p-5 shadow-float">
        <p className="mb-1 font-medium">{t('stores.choose')}</p>
        <StoreList />
        <p className="mt-2 text-13 text-muted">{t('stores.note')}</p>
      </div>
    </details>
  )
}
