const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of a merchant's HTML without markup. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|([a-z]+));/g, (whole, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (namedEntities[name ?? ''] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** Characters that search engines show of a description. */
const descriptionLength = 160

export function truncate(text: string, maxLength = descriptionLength): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`
}
