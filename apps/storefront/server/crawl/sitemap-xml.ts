export type SitemapEntry = { url: string; updatedAt: string | null }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
}

/** A sitemap in the format of sitemaps.org. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${declaration}<urlset ${namespace}>${entries.map((entry) => element('url', entry)).join('')}</urlset>`
}

export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return `${declaration}<sitemapindex ${namespace}>${entries.map((entry) => element('sitemap', entry)).join('')}</sitemapindex>`
}

function element(name: string, { url, updatedAt }: SitemapEntry): string {
  const location = url.replace(/[&<>'"]/g, (character) => escapes[character] ?? character)
  return `<${name}><loc>${location}</loc>${updatedAt === null ? '' : `<lastmod>${updatedAt}</lastmod>`}</${name}>`
}
