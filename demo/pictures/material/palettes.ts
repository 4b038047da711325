import { lightness, warmth } from '../drawing/colour.ts'
import type { ColourName, PaletteName } from '../vocabulary.ts'

/** The hex value of each colour name. */
export const colours: Record<ColourName, string> = {
  white: '#f4f1ea',
  cream: '#ecdfc5',
  black: '#25231f',
  grey: '#9a9791',
  slate: '#4d5963',
  sage: '#a3ad91',
  forest: '#24463a',
  olive: '#767441',
  navy: '#22344f',
  sky: '#a9c3cf',
  teal: '#2c6a6c',
  mustard: '#cf9b35',
  terracotta: '#bf6a47',
  brick: '#9a4230',
  blush: '#dfb3a4',
  plum: '#5c3a50',
  sand: '#cdb897',
}

export type Palette = {
  wall: string
  paper: string
  ink: string
  accent: string
  /** Dark to light; neighbouring tones match. */
  tones: readonly [string, string, string, string, string]
}

/** The colour for a sun or a lamp: warm and never dark. */
export function sunColour({ accent, tones }: Palette): string {
  const warm = [accent, ...tones].filter((tone) => lightness(tone) > 0.5 && warmth(tone) > 0.05)
  return warm.sort((a, b) => warmth(b) - warmth(a))[0] ?? '#e3b778'
}

export const palettes: Record<PaletteName, Palette> = {
  moor: {
    wall: '#e9e3d9',
    paper: '#f4efe4',
    ink: '#2d2a2a',
    accent: '#a4573a',
    tones: ['#54454f', '#8d7183', '#7a7c54', '#b9a77c', '#d3ccbd'],
  },
  harbour: {
    wall: '#e5e6e2',
    paper: '#f5f1e8',
    ink: '#1d2c3c',
    accent: '#c0452f',
    tones: ['#20374f', '#3f6479', '#86a5ad', '#d3c3a0', '#e6dfcf'],
  },
  hearth: {
    wall: '#efe5d6',
    paper: '#f7efe1',
    ink: '#33231b',
    accent: '#1f3d36',
    tones: ['#54382c', '#8f4129', '#c06f42', '#dba565', '#ecd5ae'],
  },
  orchard: {
    wall: '#ebe9db',
    paper: '#f5f1e2',
    ink: '#26301f',
    accent: '#b2452c',
    tones: ['#3f5a36', '#7f9450', '#c96f4a', '#c9bd6d', '#efdcb9'],
  },
  dusk: {
    wall: '#e9e1df',
    paper: '#f5ebe4',
    ink: '#2a2338',
    accent: '#e0824f',
    tones: ['#3a3558', '#6d5a83', '#b37f91', '#e2a78d', '#f3d3b0'],
  },
  chalk: {
    wall: '#edeae4',
    paper: '#f7f4ee',
    ink: '#3a3733',
    accent: '#b48a5a',
    tones: ['#57534d', '#8f8a80', '#bdb6a9', '#d3c8b6', '#e9e3d8'],
  },
  fern: {
    wall: '#e6e8de',
    paper: '#f3f1e4',
    ink: '#17281f',
    accent: '#c58a3d',
    tones: ['#1f3d36', '#3f6b52', '#7d9c76', '#b5c39c', '#e0dfc4'],
  },
  citrus: {
    wall: '#f2ebda',
    paper: '#faf4e4',
    ink: '#2f2a1b',
    accent: '#d24b2a',
    tones: ['#2f5d50', '#6b8f4e', '#e3753d', '#e8ac2c', '#f3d98b'],
  },
  rose: {
    wall: '#f1e5e0',
    paper: '#f9efe9',
    ink: '#3d2328',
    accent: '#3f5a52',
    tones: ['#7d3443', '#c26a6f', '#a58a78', '#e0a49b', '#f0cfc2'],
  },
  slate: {
    wall: '#e4e5e4',
    paper: '#f2f1ed',
    ink: '#22272c',
    accent: '#c98b3f',
    tones: ['#2e3942', '#53616b', '#8695a0', '#b8c1c6', '#dde1e0'],
  },
  ochre: {
    wall: '#f0e7d5',
    paper: '#f8f0df',
    ink: '#35281a',
    accent: '#2e4a52',
    tones: ['#6a4a3a', '#96622a', '#c3902f', '#dfb65e', '#ecd9ac'],
  },
  lagoon: {
    wall: '#e2e9e5',
    paper: '#f3f2e8',
    ink: '#12333a',
    accent: '#dd7449',
    tones: ['#0f4c5c', '#2f8186', '#79b3ab', '#c0d8c8', '#efe2c4'],
  },
  winter: {
    wall: '#e7eaec',
    paper: '#f5f5f2',
    ink: '#1f2a37',
    accent: '#b23a3a',
    tones: ['#27405a', '#5c7c96', '#a3b9c6', '#cbd7dc', '#e8ebe9'],
  },
  ink: {
    wall: '#eae7e1',
    paper: '#f6f3ec',
    ink: '#17161a',
    accent: '#b23327',
    tones: ['#17161a', '#3b3a3f', '#77757a', '#b3b0ac', '#dcd8d0'],
  },
}
