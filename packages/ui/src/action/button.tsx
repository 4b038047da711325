import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../style/class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = {
  variant?: 'primary' | 'quiet' | 'link'
  size?: 'regular' | 'small'
  /** As wide as its place. */
  wide?: boolean
}

/** For a link that looks like a button. */
export function buttonClass({ variant = 'primary', size = 'regular', wide = false }: ButtonLook = {}): string {
  return classNames('ui-button', `ui-button-${variant}`, size === 'small' && 'ui-button-small', wide && 'w-full')
}

/** Busy keeps focus, name and width: only the label gives way to the spinner, and a click does nothing. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? doNothing : onClick}
    >
      <span className="ui-button-label">{children}</span>
      {busy && <Spinner />}
    </button>
  )
}

function doNothing(event: MouseEvent) {
  event.preventDefault()
}
