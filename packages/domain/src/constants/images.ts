/** Pixels: width × height. */
export const images = {
  cartThumbnail: { width: 80, height: 80 },
  productThumbnail: { width: 300 },
  hero: { width: 510, height: 510 },
  /** A gallery picture is sized by its container. */
  gallery: 'auto',
  pageHeading: { width: 1920, height: 304 },
  instagramThumbnail: { width: 370, height: 370 },
  socialSharePopup: { width: 626, height: 436 },
} as const
