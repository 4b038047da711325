import type { ComponentType } from 'react'

/**
 * Marks the HTML of a part whose code is loaded later than the page's. Clicks on its buttons are recorded until it is hydrated
 * (`router/start-after-paint.ts`).
 */
export function withClickReplay<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function LatePart(props: Props) {
    return (
      <div data-late="" ref={replayPresses} className="contents">
        <Part {...props} />
      </div>
    )
  }
}

const replayPresses = (part: Element | null) => {
  if (part) window.earlyInput?.replayIn(part)
}
