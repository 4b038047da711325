/** Limits of a review. maxPhotoBytes: of one decoded photo. minNameLength: characters of the displayed name. */
export const reviewLimits = { maxStars: 5, maxPhotos: 3, maxPhotoBytes: 1_900_000, minNameLength: 3 } as const

/** The form rule for the name that is shown with a review: three characters, one of them a letter of any script. */
export function isReviewName(name: string): boolean {
  const trimmed = name.trim()
  return [...trimmed].length >= reviewLimits.minNameLength && /\p{L}/u.test(trimmed)
}
