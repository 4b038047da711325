import type { ContentPage } from './load-content.ts'

export function ContentScreen({ page }: ContentPage) {
  return (
    <article>
      <h1>{page.heading}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the merchant; the content security policy lets no script of it run. */}
      <div dangerouslySetInnerHTML={{ __html: page.content }} />
    </article>
  )
}
