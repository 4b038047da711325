/** Window sizes in CSS pixels. */
export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export type Size = 'phone' | 'desktop'
const sizes = [
  { size: 'phone', viewport: phone },
  { size: 'desktop', viewport: desktop },
] as const

/** `npm run bench -- journeys`: everything in both sizes and in every state, for which `npm test` has no time. */
export const isFullRun = process.env.MANTEL_JOURNEYS === 'full'

/** The size in which a journey runs; in a full run both. */
export const sizesOf = (usual: Size) => sizes.filter(({ size }) => isFullRun || size === usual)
