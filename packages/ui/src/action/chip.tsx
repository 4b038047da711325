import type { ComponentProps } from 'react'
import { Icon } from '../picture/icon.tsx'
import { classNames } from '../style/class-names.ts'

/** The class for a link that looks like a chip. */
export function chipClass({ selected = false }: { selected?: boolean } = {}): string {
  return classNames('ui-chip', selected && 'ui-chip-selected')
}

/** With `selected` the chip is a toggle button: screen readers announce it as pressed or not. */
export function Chip({ selected, className, children, ...rest }: ComponentProps<'button'> & { selected?: boolean }) {
  return (
    <button type="button" {...rest} aria-pressed={selected} className={classNames(chipClass({ selected }), className)}>
      {selected && <Icon name="check" size={16} />}
      {children}
    </button>
  )
}

/** The cross after the text of a chip that disappears when it is clicked. */
export function ChipRemoveMark() {
  return <Icon name="close" size={16} />
}
