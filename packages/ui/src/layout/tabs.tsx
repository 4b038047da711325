import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../style/class-names.ts'

export type Tab = { key: string; label: ReactNode; content: ReactNode }

/** Arrow keys move between the tabs. Without JavaScript all panels appear below each other, each under its label. */
export function Tabs({
  label,
  tabs,
  defaultKey,
  className,
}: {
  label: string
  tabs: readonly Tab[]
  defaultKey?: string
  className?: string
}) {
  const id = useId()
  const [selected, setSelected] = useState(defaultKey ?? tabs[0]?.key)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const handleKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ key }) => key === selected)
    const nextIndex = targetIndex(event.key, index, tabs.length)
    const tab = nextIndex === null ? undefined : tabs[nextIndex]
    if (!tab || nextIndex === null) return
    event.preventDefault()
    setSelected(tab.key)
    buttons.current[nextIndex]?.focus()
  }
  return (
    <div className={classNames('ui-tabs', className)}>
      <div role="tablist" aria-label={label} className="ui-tablist" onKeyDown={handleKeyDown}>
        {tabs.map(({ key, label: text }, index) => (
          <button
            key={key}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={key === selected}
            tabIndex={key === selected ? 0 : -1}
            className="ui-tab"
            onClick={() => setSelected(key)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ key, label: text, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          data-closed={key === selected ? undefined : ''}
          className="ui-tabpanel"
        >
          <p className="ui-tabpanel-label">{text}</p>
          {content}
        </div>
      ))}
    </div>
  )
}

function targetIndex(key: string, index: number, length: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % length
  if (key === 'ArrowLeft') return (index + length - 1) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}
