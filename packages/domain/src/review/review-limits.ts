/** What a review may have. Bytes of one photo, decoded. */
export const reviewLimits = { maxStars: 5, maxPhotos: 3, maxPhotoBytes: 1_900_000 } as const
