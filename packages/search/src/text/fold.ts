const plain = /^[\0-\x7f]*$/
const marks = /\p{M}+/gu
const ligatures: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
const ligature = /[ßæœøłđðþı]/g

/** Lower case without accents: 'Küche' and 'KUCHE' are equal, ß becomes ss. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .replace(ligature, (letter) => ligatures[letter] as string)
}
