/** Characters. Longer texts are cut, because the cost of a search grows with its length. */
const maxLength = 128

/** The search text in an address. It is cut between characters, because half of an emoji cannot be written into another address. */
export function readSearchText(query: URLSearchParams): string {
  const text = (query.get('q') ?? '').replace(/\s+/g, ' ').trim()
  return [...text].slice(0, maxLength).join('')
}
