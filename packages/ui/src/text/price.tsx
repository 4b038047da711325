import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Texts are written already (£1,234.50). large is the product page's: the display face. */
export function Price({
  current,
  before,
  beforeLabel,
  currentLabel,
  prefix,
  note,
  size = 'regular',
  className,
}: {
  current: string
  /** What it cost; with it, the current price is a reduced one. */
  before?: string | null
  /** Read out before each price, so that two figures are never only struck or coloured. */
  beforeLabel?: string
  currentLabel?: string
  /** "From", where options decide. */
  prefix?: ReactNode
  /** Whether tax is inside, or the other figure: "£12.00 incl. VAT". */
  note?: ReactNode
  size?: 'small' | 'regular' | 'large'
  className?: string
}) {
  return (
    <span className={classNames('ui-price', size !== 'regular' && `ui-price-${size}`, className)}>
      {prefix != null && <span className="ui-price-prefix">{prefix}</span>}
      <span className={classNames('ui-price-current', before && 'ui-price-reduced')}>
        {currentLabel && <VisuallyHidden>{currentLabel} </VisuallyHidden>}
        {current}
      </span>
      {before && (
        <s className="ui-price-before">
          {beforeLabel && <VisuallyHidden>{beforeLabel} </VisuallyHidden>}
          {before}
        </s>
      )}
      {note != null && <span className="ui-price-note">{note}</span>}
    </span>
  )
}
