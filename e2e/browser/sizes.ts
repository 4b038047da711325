/** Window sizes in CSS pixels. */
export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export type Size = 'phone' | 'desktop'
const sizes = [
  { size: 'phone', viewport: phone },
  { size: 'desktop', viewport: desktop },
] as const

/**
 * In a full run (`npm run bench -- journeys`) all journeys run in both sizes and in every state; `npm test` has no time for
 * this.
 */
export const isFullRun = process.env.MANTEL_JOURNEYS === 'full'

/** The sizes in which a journey runs: the given one, or both in a full run. */
export const sizesOf = (usual: Size) => sizes.filter(({ size }) => isFullRun || size === usual)
