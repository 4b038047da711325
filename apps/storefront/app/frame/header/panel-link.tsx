import { IconButtonContent, iconButtonClass } from '@mantel/ui/action/icon-button'
import type { IconName } from '@mantel/ui/picture/icon'
import type { MouseEvent, ReactNode } from 'react'
import { type CoveringPanel, panels } from '../../shell/panels.ts'
import { StoreLink } from '../../store/store-link.tsx'

/** Opens a panel. Without JavaScript, or in another tab, it leads to the corresponding page. */
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
    <StoreLink to={to} aria-haspopup="dialog" className={className} onClick={onClick}>
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
      <IconButtonContent icon={icon} label={label} count={count} />
    </PanelLink>
  )
}
