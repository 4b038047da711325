import type { FrameProfile } from '../vocabulary.ts'

/**
 * A moulding's section: [place from the outer (0) to the inner edge (1), slope]. A positive slope faces outward, a
 * negative one inward; how bright it is depends on the side of the frame. `width` in mm for a 30 cm picture.
 */
export type ProfileSection = { width: number; depth: number; slopes: readonly (readonly [at: number, slope: number])[] }

export const profileSections: Record<FrameProfile, ProfileSection> = {
  flat: {
    width: 20,
    depth: 18,
    slopes: [
      [0, 0.7],
      [0.05, 0.06],
      [0.94, 0],
      [0.96, -0.7],
      [1, -0.8],
    ],
  },
  box: {
    width: 15,
    depth: 34,
    slopes: [
      [0, 0.4],
      [0.06, 0],
      [0.9, 0],
      [0.92, -0.9],
      [1, -1],
    ],
  },
  bevel: {
    width: 27,
    depth: 24,
    slopes: [
      [0, 0.8],
      [0.07, 0.7],
      [0.08, -0.22],
      [0.9, -0.3],
      [0.92, -0.9],
      [1, -0.9],
    ],
  },
  scoop: {
    width: 36,
    depth: 26,
    slopes: [
      [0, 0.8],
      [0.1, 0.2],
      [0.12, -0.75],
      [0.3, -0.55],
      [0.55, -0.15],
      [0.78, 0.25],
      [0.85, 0.4],
      [0.87, -0.5],
      [1, -0.8],
    ],
  },
  rounded: {
    width: 22,
    depth: 20,
    slopes: [
      [0, 0.95],
      [0.2, 0.6],
      [0.5, 0],
      [0.8, -0.55],
      [1, -0.95],
    ],
  },
  stepped: {
    width: 38,
    depth: 28,
    slopes: [
      [0, 0.7],
      [0.04, 0.05],
      [0.3, 0.05],
      [0.32, -0.7],
      [0.36, -0.5],
      [0.38, 0.05],
      [0.62, 0.05],
      [0.64, -0.7],
      [0.69, -0.5],
      [0.7, 0],
      [0.94, 0],
      [1, -0.9],
    ],
  },
  beaded: {
    width: 32,
    depth: 24,
    slopes: [
      [0, 0.8],
      [0.12, 0.4],
      [0.3, 0],
      [0.5, -0.35],
      [0.6, -0.5],
      [0.62, 0.6],
      [0.7, 0],
      [0.82, -0.6],
      [0.84, 0.3],
      [0.94, -0.2],
      [1, -0.9],
    ],
  },
  slim: {
    width: 8,
    depth: 14,
    slopes: [
      [0, 0.6],
      [0.15, 0.1],
      [0.8, -0.1],
      [1, -0.9],
    ],
  },
}
