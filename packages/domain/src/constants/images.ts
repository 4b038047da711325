/** Pixels: width × height. */
export const images = {
  cartThumbnail: { width: 80, height: 80 },
  productThumbnail: { width: 300 },
  hero: { width: 510, height: 510 },
  /** The value of `sizes` for a picture that loads when it comes into view: its container decides the size. */
  gallery: 'auto',
  pageHeading: { width: 1920, height: 304 },
  instagramThumbnail: { width: 370, height: 370 },
  socialSharePopup: { width: 626, height: 436 },
} as const
