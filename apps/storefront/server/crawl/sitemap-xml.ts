export type SitemapEntry = {
  url: string
  updatedAt: string | null
  /** The absolute URL of a picture on the page. */
  image?: string | undefined
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
/** Google's extension for pictures. */
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
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
  const namespaces = entries.some(({ image }) => image) ? `${namespace} ${imageNamespace}` : namespace
  return `${xmlDeclaration}<urlset ${namespaces}>${entries.map((entry) => element('url', entry)).join('')}</urlset>`
}

export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return `${xmlDeclaration}<sitemapindex ${namespace}>${entries.map((entry) => element('sitemap', entry)).join('')}</sitemapindex>`
}

function element(name: string, { url, updatedAt, image }: SitemapEntry): string {
  const changed = updatedAt === null ? '' : `<lastmod>${updatedAt}</lastmod>`
  const picture = image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : ''
  return `<${name}><loc>${escapeXml(url)}</loc>${changed}${picture}</${name}>`
}

export const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>'"]/g, (character) => escapes[character] ?? character)
