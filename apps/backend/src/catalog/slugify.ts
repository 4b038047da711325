/** Letters that Unicode does not decompose into a Latin letter and a mark. */
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

/** 'Große Uhr & Żółta Ćma' → 'grosse-uhr-and-zolta-cma'. '' if the text has no letter or digit that can be Latin. */
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
