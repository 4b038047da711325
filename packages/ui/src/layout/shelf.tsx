import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../style/class-names.ts'

/**
 * A row that is scrolled sideways: by hand, by keyboard (the row takes the focus) or by its two buttons. Things stand on
 * it: give the part of each item that stands (its picture) the class ui-shelf-stand, and a hairline runs under all of them.
 */
export function Shelf({
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
  const [ends, setEnds] = useState({ start: true, end: false })
  useEffect(() => {
    const list = row.current
    if (!list) return
    const look = () => {
      const rest = list.scrollWidth - list.clientWidth
      setEnds({ start: list.scrollLeft < 8, end: list.scrollLeft > rest - 8 })
    }
    list.addEventListener('scroll', look, { passive: true })
    // It looks at once, too, as soon as the row is laid out.
    const watcher = new ResizeObserver(look)
    watcher.observe(list)
    return () => {
      list.removeEventListener('scroll', look)
      watcher.disconnect()
    }
  }, [])
  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <div className={classNames('ui-shelf', className)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable by keyboard */}
      <ul ref={row} className="ui-shelf-row" tabIndex={0} aria-label={label}>
        {items.map(({ key, content }) => (
          <li key={key} className="ui-shelf-item">
            {content}
          </li>
        ))}
      </ul>
      <div className="ui-shelf-buttons" data-idle={ends.start && ends.end ? '' : undefined}>
        <IconButton icon="arrow-left" label={previousLabel} aria-disabled={ends.start} onClick={() => turn(-1)} />
        <IconButton icon="arrow-right" label={nextLabel} aria-disabled={ends.end} onClick={() => turn(1)} />
      </div>
    </div>
  )
}
