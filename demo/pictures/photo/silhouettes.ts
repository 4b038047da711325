import { circlePath, ellipsePath } from '../drawing/geometry.ts'
import { group, path, scaleBy, translateBy } from '../drawing/svg.ts'

/** Silhouettes of people and animals with height 1, standing on (0, 0). */
const shapes = {
  man: `${circlePath(0, -0.925, 0.066)}M0 -.86C.05 -.86 .13 -.84 .14 -.78L.17 -.5L.14 -.42L.115 -.5L.1 -.68L.095 -.42L.1 0H.03L0 -.38L-.03 0H-.1L-.095 -.42L-.1 -.68L-.115 -.5L-.14 -.42L-.17 -.5L-.14 -.78C-.13 -.84 -.05 -.86 0 -.86Z`,
  walker: `${circlePath(0.02, -0.925, 0.066)}M0 -.86C.06 -.86 .12 -.83 .13 -.77L.2 -.52L.17 -.46L.09 -.64L.08 -.44L.2 -.02L.12 0L.01 -.36L-.13 -.02L-.2 -.06L-.08 -.42L-.09 -.66L-.15 -.48L-.19 -.52L-.12 -.78C-.1 -.84 -.05 -.86 0 -.86Z`,
  woman: `${circlePath(0, -0.92, 0.064)}${ellipsePath(0, -0.885, 0.075, 0.085)}M0 -.84C.05 -.84 .1 -.82 .11 -.77L.15 -.52L.12 -.46L.08 -.66L.075 -.58L.19 -.2H.06L.05 0H.01L0 -.2L-.01 0H-.05L-.06 -.2H-.19L-.075 -.58L-.08 -.66L-.12 -.46L-.15 -.52L-.11 -.77C-.1 -.82 -.05 -.84 0 -.84Z`,
  bride: `${circlePath(0, -0.92, 0.064)}M-.02 -.99C.1 -.98 .14 -.8 .2 -.5L.16 -.46L.08 -.6C.14 -.4 .26 -.2 .36 0H-.22C-.18 -.24 -.12 -.42 -.07 -.58L-.1 -.5L-.14 -.52L-.1 -.77C-.09 -.82 -.05 -.85 -.02 -.85Z`,
  child: `${circlePath(0, -0.87, 0.115)}M0 -.76C.08 -.76 .15 -.72 .16 -.66L.24 -.42L.19 -.36L.12 -.5L.13 -.3L.14 0H.03L0 -.28L-.03 0H-.14L-.13 -.3L-.12 -.5L-.19 -.36L-.24 -.42L-.16 -.66C-.15 -.72 -.08 -.76 0 -.76Z`,
  reach: `${circlePath(0, -0.87, 0.115)}M0 -.76C.06 -.76 .12 -.74 .14 -.7L.3 -1.02L.36 -1L.2 -.56L.13 -.48L.13 -.3L.14 0H.03L0 -.28L-.03 0H-.14L-.13 -.3L-.12 -.5L-.19 -.36L-.24 -.42L-.16 -.66C-.15 -.72 -.08 -.76 0 -.76Z`,
  dog: 'M-.62 -.66C-.66 -.74 -.58 -.84 -.48 -.84L-.44 -.95L-.38 -.84C-.3 -.78 -.3 -.68 -.26 -.6C-.06 -.58 .2 -.6 .4 -.56C.5 -.62 .56 -.74 .6 -.86C.66 -.72 .62 -.54 .52 -.46C.52 -.3 .54 -.14 .52 0H.42L.38 -.24C.2 -.22 0 -.22 -.14 -.24L-.16 0H-.26L-.3 -.3C-.38 -.38 -.4 -.5 -.42 -.58C-.5 -.58 -.58 -.6 -.62 -.66Z',
} as const

export type Silhouette = keyof typeof shapes

export const silhouette = (
  what: Silhouette,
  x: number,
  foot: number,
  tall: number,
  ink: string,
  flip = false,
): string =>
  group(path(shapes[what], { fill: ink }), {
    transform: `${translateBy(x, foot)} ${scaleBy(flip ? -tall : tall, tall)}`,
  })

/** A head in profile with a shirt collar, facing left, 100 × 100 above y = 0. */
export const profileHead =
  'M-46 0C-44 -18 -30 -24 -17 -29C-14 -33 -15 -38 -16 -42C-24 -41 -29 -43 -28 -48C-30 -50 -30 -52 -28 -54C-31 -55 -30 -58 -28 -59C-33 -60 -34 -63 -31 -66C-28 -70 -28 -72 -28 -76C-26 -92 -10 -99 6 -96C22 -93 29 -79 25 -64C22 -54 14 -48 12 -38C12 -32 16 -28 24 -25C38 -20 46 -14 48 0Z'
export const bunHead = `${profileHead}${ellipsePath(24, -86, 13, 12)}`
