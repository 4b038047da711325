import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../style/class-names.ts'

export type Tab = { key: string; label: ReactNode; content: ReactNode }

/** Arrow keys move along the tabs. Without JavaScript all contents stand below each other, each under its label. */
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
  const [chosen, setChosen] = useState(defaultKey ?? tabs[0]?.key)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const to = target(event.key, at, tabs.length)
    const tab = to === null ? undefined : tabs[to]
    if (!tab || to === null) return
    event.preventDefault()
    setChosen(tab.key)
    buttons.current[to]?.focus()
  }
  return (
    <div className={classNames('ui-tabs', className)}>
      <div role="tablist" aria-label={label} className="ui-tablist" onKeyDown={move}>
        {tabs.map(({ key, label: text }, at) => (
          <button
            key={key}
            ref={(button) => {
              buttons.current[at] = button
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={key === chosen}
            tabIndex={key === chosen ? 0 : -1}
            className="ui-tab"
            onClick={() => setChosen(key)}
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
          data-closed={key === chosen ? undefined : ''}
          className="ui-tabpanel"
        >
          <p className="ui-tabpanel-label">{text}</p>
          {content}
        </div>
      ))}
    </div>
  )
}

function target(key: string, at: number, length: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % length
  if (key === 'ArrowLeft') return (at + length - 1) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : null
}
