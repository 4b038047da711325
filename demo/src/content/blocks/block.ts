import type { SceneSubject } from '../../../pictures/vocabulary.ts'

export type Block = {
  title: string
  /** May contain the placeholders of store-facts.ts. */
  text: string
}

/** The storefront requests a block by its identifier, which is the same in every language. Ids never change. */
export const blockIds = {
  'restricted-access': 1,
  'guest-menu': 2,
  'footer-links': 3,
  'promo-bar': 4,
  newsletter: 5,
  'social-discount': 6,
  'home-hero': 7,
  'home-editorial': 8,
  'delivery-note': 9,
  'gift-card-note': 10,
  'empty-cart': 11,
  'checkout-reassurance': 12,
  'contact-intro': 13,
  'blog-intro': 14,
  'search-empty': 15,
  'order-thanks': 16,
  'returns-note': 17,
  'register-intro': 18,
  'meeting-request': 19,
  'catalogue-request': 20,
  'footer-about': 21,
  'wishlist-empty': 22,
  'page-not-found': 23,
  'offline-note': 24,
} as const

export type BlockKey = keyof typeof blockIds
export type Blocks = Readonly<Partial<Record<BlockKey, Block>>>

/** Blocks with an image, and its subject. */
export const blockScenes: Readonly<Partial<Record<BlockKey, SceneSubject>>> = {
  'home-hero': 'still-life',
  'home-editorial': 'workshop',
  newsletter: 'new-in',
  'restricted-access': 'trade',
  'meeting-request': 'contact',
  'catalogue-request': 'trade',
}
