import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { Icon, type IconName } from '../picture/icon.tsx'
import { classNames } from '../style/class-names.ts'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'warning', error: 'warning' }

/** A message with actions. float: over the page. flat: inside the page. */
export function Notice({
  tone = 'info',
  look = 'flat',
  actions,
  onDismiss,
  dismissLabel,
  className,
  children,
}: {
  tone?: NoticeTone
  look?: 'float' | 'flat'
  /** Small buttons or links. */
  actions?: ReactNode
  onDismiss?: () => void
  dismissLabel?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classNames('ui-notice', `ui-notice-${look}`, `ui-notice-${tone}`, className)}>
      <Icon name={icons[tone]} size={20} />
      <div className="ui-notice-text">
        <div>{children}</div>
        {actions != null && <div className="ui-notice-actions">{actions}</div>}
      </div>
      {onDismiss && dismissLabel && <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />}
    </div>
  )
}
