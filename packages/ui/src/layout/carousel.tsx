import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../style/class-names.ts'

/**
 * A row that scrolls horizontally: by touch, by keyboard (the row is focusable) or by its two buttons. An element with the
 * class ui-carousel-picture gets a hairline below it that continues through all items.
 */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  items,
  className,
}: {
  label: string
  previousLabel: string
  nextLabel: string
  items: readonly { key: string; content: ReactNode }[]
  className?: string
}) {
  const row = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const list = row.current
    if (!list) return
    const update = () => {
      const maxScroll = list.scrollWidth - list.clientWidth
      setPosition({ atStart: list.scrollLeft < 8, atEnd: list.scrollLeft > maxScroll - 8 })
    }
    list.addEventListener('scroll', update, { passive: true })
    // The observer also calls update once after the first layout.
    const observer = new ResizeObserver(update)
    observer.observe(list)
    return () => {
      list.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [])
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <div className={classNames('ui-carousel', className)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard */}
      <ul ref={row} className="ui-carousel-row" tabIndex={0} aria-label={label}>
        {items.map(({ key, content }) => (
          <li key={key} className="ui-carousel-item">
            {content}
          </li>
        ))}
      </ul>
      <div className="ui-carousel-buttons" data-idle={position.atStart && position.atEnd ? '' : undefined}>
        <IconButton
          icon="arrow-left"
          label={previousLabel}
          aria-disabled={position.atStart}
          onClick={() => scroll(-1)}
        />
        <IconButton icon="arrow-right" label={nextLabel} aria-disabled={position.atEnd} onClick={() => scroll(1)} />
      </div>
    </div>
  )
}
