import type { ReactNode } from 'react'

/** The first focusable element: jumps past the header to the element with the given id. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className="ui-skip" href={`#${target}`}>
      {children}
    </a>
  )
}
