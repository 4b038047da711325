import { escapeXml, xmlDeclaration } from './sitemap-xml.ts'

/** Absolute URLs, times in ISO 8601. */
export type Feed = {
  title: string
  subtitle: string
  language: string
  /** The URL of the blog, and of the feed itself. */
  pageUrl: string
  feedUrl: string
  author: string
  entries: readonly FeedEntry[]
}
export type FeedEntry = { title: string; url: string; publishedAt: string; author: string; summary: string }

/** An Atom feed (RFC 4287). */
export function feedXml({ title, subtitle, language, pageUrl, feedUrl, author, entries }: Feed): string {
  // The date of the newest entry: the same posts always make the same feed.
  const updated =
    entries
      .map(({ publishedAt }) => publishedAt)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z'
  return [
    xmlDeclaration,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('id', pageUrl),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feedUrl)}"/>`,
    ...entries.map(entryXml),
    '</feed>',
  ].join('')
}

function entryXml({ title, url, publishedAt, author, summary }: FeedEntry): string {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    element('published', publishedAt),
    element('updated', publishedAt),
    author && `<author>${element('name', author)}</author>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    summary && element('summary', summary),
    '</entry>',
  ].join('')
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
