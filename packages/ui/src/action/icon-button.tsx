import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../picture/icon.tsx'
import { classNames } from '../style/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

export const iconButtonClass = 'ui-icon-button'

type Content = {
  icon: IconName
  /** The accessible name, including the count: "Cart, 2 items". */
  label: string
  /** Shown as a small badge when above 0. */
  count?: number
}

/** The content of an icon button, for use in links. */
export function IconButtonContent({ icon, label, count = 0 }: Content) {
  return (
    <>
      <Icon name={icon} size={24} />
      {count > 0 && (
        <span className="ui-icon-count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}

export function IconButton({
  icon,
  label,
  count,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & Content) {
  return (
    <button type="button" {...rest} className={classNames(iconButtonClass, className)}>
      <IconButtonContent icon={icon} label={label} count={count} />
    </button>
  )
}
