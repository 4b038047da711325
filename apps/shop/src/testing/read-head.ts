import type { AskedPage } from './ask-pages.ts'

export type JsonLd = { '@type': string; [field: string]: unknown }

/** What search engines read in the head of a page. */
export function readHead({ html }: Pick<AskedPage, 'html'>) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match.slice(1).map(plain))
  return {
    canonical: all(/<link rel="canonical" href="([^"]+)"/g)[0]?.[0],
    description: all(/<meta name="description" content="([^"]+)"/g)[0]?.[0],
    robots: all(/<meta name="robots" content="([^"]+)"/g)[0]?.[0],
    openGraph: Object.fromEntries(all(/<meta property="og:(\w+)" content="([^"]*)"/g)) as Record<string, string>,
    /** By locale. */
    alternates: Object.fromEntries(all(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)) as Record<
      string,
      string
    >,
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? '') as JsonLd,
    ),
  }
}

/** The addresses of a sitemap, each with its last change. */
export function readSitemap(xml: string): { url: string; changed: string | undefined }[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, url = '', changed]) => ({
    url: plain(url),
    changed,
  }))
}

function plain(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
