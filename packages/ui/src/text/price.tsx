import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Prices are formatted texts (£1,234.50). The size `large` uses the display font, for the product page. */
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
  /** The price before the reduction; it marks the current price as reduced. */
  before?: string | null
  /** Labels that screen readers read before each price, because they do not announce strikethrough or colour. */
  beforeLabel?: string
  currentLabel?: string
  /** A text such as "From", if the price depends on options. */
  prefix?: ReactNode
  /** The tax note, or the other price: "£12.00 incl. VAT". */
  note?: ReactNode
  size?: 'small' | 'regular' | 'large'
  className?: string
}) {
  return (
    <span className={classNames('ui-price', size !== 'regular' && `ui-price-${size}`, className)}>
      {prefix != null && <span className="ui-price-prefix">{prefix}</span>}
      <span className={classNames('ui-price-current', before && 'ui-price-reduced')}>
        {currentLabel && <VisuallyHidden>{`${currentLabel} `}</VisuallyHidden>}
        {current}
      </span>
      {before && (
        <s className="ui-price-before">
          {beforeLabel && <VisuallyHidden>{`${beforeLabel} `}</VisuallyHidden>}
          {before}
        </s>
      )}
      {note != null && <span className="ui-price-note">{note}</span>}
    </span>
  )
}
