/** Replacements for letters that Unicode does not decompose into a basic Latin letter and an accent. */
const latinOf: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ı: 'i',
  '&': ' and ',
}
const specialLetters = new RegExp(`[${Object.keys(latinOf).join('')}]`, 'gu')

/**
 * 'Große Uhr & Żółta Ćma' → 'grosse-uhr-and-zolta-cma'. Empty if no letter or digit of the text can be written in Latin script.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(specialLetters, (letter) => latinOf[letter] ?? '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
