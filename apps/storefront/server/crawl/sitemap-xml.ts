export type SitemapEntry = { url: string; updatedAt: string | null }

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that XML cannot contain
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
}

/** A sitemap in the format of sitemaps.org. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${xmlDeclaration}<urlset ${namespace}>${entries.map((entry) => element('url', entry)).join('')}</urlset>`
}

export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return `${xmlDeclaration}<sitemapindex ${namespace}>${entries.map((entry) => element('sitemap', entry)).join('')}</sitemapindex>`
}

function element(name: string, { url, updatedAt }: SitemapEntry): string {
  return `<${name}><loc>${escapeXml(url)}</loc>${updatedAt === null ? '' : `<lastmod>${updatedAt}</lastmod>`}</${name}>`
}

export const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>'"]/g, (character) => escapes[character] ?? character)
