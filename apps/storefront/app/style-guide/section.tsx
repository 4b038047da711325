import type { ReactNode } from 'react'

/** A section of the style guide with a sentence about its use. */
export function Section({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-hairline py-12 md:py-16">
      <div className="mb-8 grid gap-2 md:grid-cols-[1fr_2fr]">
        <h2 id={`${id}-title`} className="title-2">
          {title}
        </h2>
        <p className="max-w-measure text-17 text-muted">{text}</p>
      </div>
      <div className="grid grid-cols-1 gap-10">{children}</div>
    </section>
  )
}

/** A named example inside a section. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <h3 className="text-13 text-muted">{name}</h3>
      {children}
    </div>
  )
}

/** Examples side by side where there is room. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">{children}</div>
}
