import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../picture/icon.tsx'
import { classNames } from '../style/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

export const iconButtonClass = 'ui-icon-button'

type Face = {
  icon: IconName
  /** Says what happens, with the count where there is one: "Bag, 2 items". */
  label: string
  /** Shown small beside the icon when above 0. */
  count?: number
}

/** The inside of an icon button, for links. */
export function IconButtonFace({ icon, label, count = 0 }: Face) {
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
}: Omit<ComponentProps<'button'>, 'children'> & Face) {
  return (
    <button type="button" {...rest} className={classNames(iconButtonClass, className)}>
      <IconButtonFace icon={icon} label={label} count={count} />
    </button>
  )
}
