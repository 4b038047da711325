/**
 * The text with each unknown word replaced by the nearest known one, or null if there is nothing to replace. `known` are texts in
 * which correct words occur, such as the names of what was found.
 */
export function suggestSpelling(text: string, known: readonly string[]): string | null {
  const vocabulary = [...new Set(known.flatMap(wordsOf))]
  const words = text.trim().toLowerCase().split(/\s+/)
  const suggested = words.map((word) => nearestWord(word, vocabulary))
  return suggested.some((word, at) => word !== words[at]) ? suggested.join(' ') : null
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

function nearestWord(word: string, vocabulary: readonly string[]): string {
  // Short words are left alone, because too many other words are similar. So are words that are the beginning of a known word or
  // begin with one: they are unfinished or inflected, not misspelled.
  if (!/^\p{L}{4,}$/u.test(word)) return word
  if (vocabulary.some((one) => one.startsWith(word) || word.startsWith(one))) return word
  const limit = word.length < 6 ? 1 : 2
  let nearest = { word, distance: limit + 1 }
  for (const candidate of vocabulary) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > limit) continue
    const distance = editDistance(word, candidate)
    if (distance < nearest.distance) nearest = { word: candidate, distance }
  }
  return nearest.word
}

/** Levenshtein distance in which two swapped neighbours count as one edit. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    const [above = [], twoAbove = []] = [rows[i - 1], rows[i - 2]]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (twoAbove[j - 2] ?? 0) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}
