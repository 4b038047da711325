import type { FetchedPage } from './fetch-pages.ts'

export type JsonLd = { '@type': string; [field: string]: unknown }

/** The tags in a page's head that search engines read. */
export function readHead({ html }: Pick<FetchedPage, 'html'>) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match.slice(1).map(unescapeXml))
  return {
    canonical: all(/<link rel="canonical" href="([^"]+)"/g)[0]?.[0],
    description: all(/<meta name="description" content="([^"]+)"/g)[0]?.[0],
    robots: all(/<meta name="robots" content="([^"]+)"/g)[0]?.[0],
    openGraph: Object.fromEntries(all(/<meta property="og:(\w+)" content="([^"]*)"/g)) as Record<string, string>,
    /** The URLs of the page in other store views, by locale. */
    alternates: Object.fromEntries(all(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)) as Record<
      string,
      string
    >,
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? '') as JsonLd,
    ),
  }
}

/** The URLs of a sitemap with their last modification dates. */
export function readSitemap(xml: string): { url: string; changed: string | undefined }[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, url = '', changed]) => ({
    url: unescapeXml(url),
    changed,
  }))
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
