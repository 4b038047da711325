import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../style/class-names.ts'

export type ButtonStyle = {
  variant?: 'primary' | 'quiet' | 'link'
  size?: 'regular' | 'small'
  /** Fills the width of its container. */
  wide?: boolean
}

/** The class for a link that looks like a button. */
export function buttonClass({ variant = 'primary', size = 'regular', wide = false }: ButtonStyle = {}): string {
  return classNames('ui-button', `ui-button-${variant}`, size === 'small' && 'ui-button-small', wide && 'w-full')
}

/** A busy button keeps its focus, name and width. A spinner replaces the label, and clicks do nothing. */
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
}: ComponentProps<'button'> & ButtonStyle & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? ignoreClick : onClick}
    >
      <span className="ui-button-label">{children}</span>
      {busy && <Spinner />}
    </button>
  )
}

function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}

/** Only for buttons; other loading content uses a skeleton. */
function Spinner() {
  return <span className="ui-spinner" aria-hidden="true" />
}
