import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** A placeholder in the final size. Set the size with classes: <Skeleton className="aspect-4/5" />. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('ui-skeleton', className)} aria-hidden="true" />
}

/** A placeholder for lines of text, as high as the text will be. */
export function SkeletonText({ lines = 1, className }: { lines?: number; className?: string }) {
  return (
    <span className={classNames('ui-skeleton-text', className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className="ui-skeleton-line" />
      ))}
    </span>
  )
}

/** Announces to screen readers once what the skeletons inside are loading. */
export function Loading({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
