/** Names under which the results of queued changes arrive. */
export const saveEvents = {
  profileSaved: 'profile-saved',
  addressSaved: 'address-saved',
  addressRemoved: 'address-removed',
  newsletterSaved: 'newsletter-saved',
} as const
