export const attributes = { listSize: 150 } as const

export const categories = { listSize: 4000, sort: 'position:asc' } as const

export const homepage = {
  sort: 'created_at:desc',
  listSizes: { outlet: 20, bestsellers: 20, wallart: 15, photoframes: 15, greetingcards: 15, clocks: 15 },
} as const

export const blog = {
  listSize: 4000,
  postsPerPage: 10,
  recentPosts: 5,
  relatedProducts: 10,
  relatedPosts: 3,
  sort: 'publish_date:desc',
  /** A search text of three characters or fewer is ignored. */
  minSearchLength: 4,
} as const

export const cms = { blockListSize: 150, maxBlocks: 500, maxPages: 500 } as const

export const instagram = { feedLimit: 5 } as const

export const mailSubjects = {
  contact: 'Contact form',
  catalogueRequest: 'Request catalog form',
  meetingRequest: 'Request meeting form',
} as const

/** Discount percentages promised in shop texts. */
export const promotions = { newsletterCouponPercent: 10, socialDiscountPercent: 20 } as const
