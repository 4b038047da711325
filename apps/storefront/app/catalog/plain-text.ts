const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of a merchant's HTML, for places that hold a sentence and no markup. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|([a-z]+));/g, (whole, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (named[name ?? ''] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** As long as search engines show a description. Characters. */
const longestDescription = 160

export function shortened(text: string, most = longestDescription): string {
  if (text.length <= most) return text
  return `${text.slice(0, most).replace(/\s+\S*$/, '')} …`
}
