import type { PageHead } from './head.ts'

/** React hoists these elements into the document's head. */
export function PageHeadTags({ head }: { head: PageHead }) {
  const { title, description, canonical, alternates = [], noIndex, openGraph, jsonLd = [] } = head
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex, follow" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ locale, url }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={url} />
      ))}
      {openGraph && (
        <>
          <meta property="og:type" content={openGraph.type} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          {canonical && <meta property="og:url" content={canonical} />}
          {openGraph.image && <meta property="og:image" content={openGraph.image} />}
        </>
      )}
      {jsonLd.map((object) => (
        <script
          key={JSON.stringify(object)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, which the browser does not execute.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(object).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  )
}
