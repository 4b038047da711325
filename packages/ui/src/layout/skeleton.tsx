import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** A place of the final shape. Sizes come as classes: <Skeleton className="aspect-4/5" />. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('ui-skeleton', className)} aria-hidden="true" />
}

/** Lines of text that are not there yet, as high as the text will be. */
export function SkeletonText({ lines = 1, className }: { lines?: number; className?: string }) {
  return (
    <span className={classNames('ui-skeleton-text', className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className="ui-skeleton-line" />
      ))}
    </span>
  )
}

/** Says once, in words, what the shapes inside stand for. */
export function Loading({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
