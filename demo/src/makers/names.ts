/** Invented studios and makers. The key is used in data tables and picture paths; it never changes. */
export const artists = {
  renwick: 'Isla Renwick',
  marsh: 'Odette Marsh',
  quill: 'Hester Quill',
  penhale: 'Jory Penhale',
  vogt: 'Anselm Vogt',
  ashcombe: 'Nell Ashcombe',
  tamsel: 'Studio Tamsel',
  strand: 'Mairi Strand',
  elsewhere: 'Bureau of Elsewhere',
  rudd: 'Clemency Rudd',
  tarbet: 'Ewan Tarbet',
  brandes: 'Lotte Brandes',
  loman: 'Pieter Loman',
  stenning: 'Haru Stenning',
  teague: 'Morwenna Teague',
  dropcap: 'The Dropped Cap',
  tarrant: 'Posy Tarrant',
  inchbold: 'Flora Inchbold',
  adair: 'Tunde Adair',
  lark: 'Wilf Larkin',
} as const

export const brands = {
  'harrow-bell': 'Harrow & Bell',
  tickmore: 'Tickmore',
  'alder-tide': 'Alder & Tide',
  junction: 'Junction Clock Co.',
  waldruh: 'Waldruh',
  pippin: 'Pippin & Daughters',
  'mitre-rule': 'Mitre & Rule',
  fairlead: 'Fairlead',
  'little-gallery': 'The Little Gallery',
  oxbow: 'Oxbow',
  'paper-wren': 'Paper Wren',
  'plain-speaking': 'Plain Speaking Press',
  marmalade: 'Marmalade Post',
  larkfield: 'Larkfield Letterpress',
  'mantel-editions': 'Mantel Editions',
  mantel: 'Mantel',
} as const

export type ArtistKey = keyof typeof artists
export type BrandKey = keyof typeof brands
