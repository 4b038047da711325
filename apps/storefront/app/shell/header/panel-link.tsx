import { IconButtonFace, iconButtonClass } from '@mantel/ui/action/icon-button'
import type { IconName } from '@mantel/ui/picture/icon'
import type { MouseEvent, ReactNode } from 'react'
import { StoreLink } from '../../place/store-link.tsx'
import { type CoveringPanel, panels } from '../panels.ts'

/** Opens a panel; before or without JavaScript, and in another tab, it leads to the page of the same. */
export function PanelLink({
  panel,
  to,
  className,
  children,
}: {
  panel: CoveringPanel
  to: string
  className?: string
  children: ReactNode
}) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    panels.open(panel)
  }
  return (
    <StoreLink to={to} prefetch="none" aria-haspopup="dialog" className={className} onClick={onClick}>
      {children}
    </StoreLink>
  )
}

export function PanelIcon({
  icon,
  label,
  count,
  className = '',
  ...link
}: {
  panel: CoveringPanel
  to: string
  icon: IconName
  label: string
  count?: number
  className?: string
}) {
  return (
    <PanelLink {...link} className={`${iconButtonClass} ${className}`}>
      <IconButtonFace icon={icon} label={label} count={count} />
    </PanelLink>
  )
}
