/** Ids never change and are never reused; a page has the same id in every language. */
export const pageIds = {
  'about-us': 1,
  help: 2,
  delivery: 3,
  returns: 4,
  privacy: 5,
  terms: 6,
  imprint: 7,
  contact: 8,
  'care-guides': 9,
  accessibility: 10,
  'size-guide': 11,
  'gift-cards': 12,
  showroom: 13,
  'wall-art-info': 14,
  'photo-frames-info': 15,
  'greetings-cards-info': 16,
  'clocks-info': 17,
  approval: 18,
  catalogue: 19,
  cookies: 20,
  custompage: 21,
  designpage: 22,
} as const

export type PageKey = keyof typeof pageIds
