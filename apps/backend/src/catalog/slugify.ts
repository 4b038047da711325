/** 'Große Uhr & Rahmen' → 'grosse-uhr-and-rahmen'. '' if the text has no character that is allowed in a URL path. */
export function slugify(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
