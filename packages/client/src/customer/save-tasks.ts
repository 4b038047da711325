/** Names under which the results of queued changes arrive. */
export const saveEvents = {
  profileSaved: 'profile-saved',
  addressSaved: 'address-saved',
  addressRemoved: 'address-removed',
  newsletterSaved: 'newsletter-saved',
} as const

/** Ids of queued changes. Only the newest profile, address list and newsletter preference are sent. */
export const profileTask = 'profile'
export const addressBookTask = 'address-book'
export const newsletterTask = 'newsletter'
export const removalTask = (addressId: number): string => `${removalPrefix}${addressId}`
export const removalPrefix = 'address-removal-'
