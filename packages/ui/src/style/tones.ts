/**
 * Product colours as classes of tones.css, because pages have no style attributes. The lists hold the lower-case words that
 * catalogues use for each colour in the shop's languages.
 */
const toneWords = {
  white: ['weiß', 'bianco', 'bianca'],
  cream: ['creme', 'crema'],
  black: ['schwarz', 'schwarzer', 'nero', 'nera'],
  grey: ['gray', 'grau', 'grigio'],
  slate: ['schiefer', 'ardesia'],
  sage: ['salbei', 'salvia'],
  forest: ['green', 'grün', 'tannengrün', 'verde', 'bosco'],
  olive: ['oliv', 'oliva'],
  navy: ['blue', 'blau', 'marineblau', 'blu', 'marino'],
  sky: ['himmelblau', 'celeste'],
  teal: ['petrol', 'ottanio'],
  mustard: ['yellow', 'senfgelb', 'gelb', 'senape', 'giallo'],
  terracotta: ['terrakotta', 'orange', 'arancione'],
  brick: ['red', 'rot', 'ziegelrot', 'rosso', 'mattone'],
  blush: ['pink', 'rosa', 'puderrosa', 'cipria'],
  plum: ['purple', 'pflaume', 'lila', 'prugna', 'viola'],
  sand: ['sabbia'],
  natural: ['natur', 'naturale', 'unframed'],
  brown: ['braun', 'marrone'],
  gold: ['gilt', 'gilded', 'vergoldetes', 'oro', 'dorato'],
  silver: ['silber', 'argento'],
  oak: ['eiche', 'eichenrahmen', 'rovere'],
  walnut: ['nussbaum', 'nussbaumrahmen', 'noce'],
  ash: ['esche', 'frassino'],
  pine: ['kiefer', 'pino'],
  brass: ['messing', 'messingrahmen', 'ottone'],
  steel: ['stahl', 'acciaio', 'aluminium', 'alluminio'],
  cork: ['kork', 'sughero'],
} as const

export type Tone = keyof typeof toneWords

export const tones = Object.keys(toneWords) as Tone[]

const toneOfWord = new Map<string, Tone>(
  tones.flatMap((tone) => [tone, ...toneWords[tone]].map((word) => [word, tone] as const)),
)

/** Finds the tone by the first colour word in a label ("Oak frame", "Rosso mattone"); null if there is none. */
export function toneOf(label: string): Tone | null {
  for (const word of label.toLowerCase().split(/[^\p{L}]+/u)) {
    const tone = toneOfWord.get(word)
    if (tone) return tone
  }
  return null
}

/** Placeholder colours of loading pictures: common backgrounds of product photos. */
const placeholderColours = {
  linen: [239, 229, 214],
  chalk: [237, 234, 228],
  mist: [228, 229, 228],
  sage: [226, 229, 216],
  straw: [240, 231, 210],
  blush: [241, 229, 224],
  lilac: [230, 224, 228],
  ice: [224, 232, 235],
  clay: [200, 160, 130],
  moss: [120, 130, 105],
  tide: [95, 120, 130],
  umber: [90, 72, 58],
  night: [38, 40, 48],
} as const satisfies Record<string, readonly [number, number, number]>

export type PlaceholderColour = keyof typeof placeholderColours

export const placeholderColourNames = Object.keys(placeholderColours) as PlaceholderColour[]

/** Finds the placeholder colour nearest to a picture's average colour, '#rrggbb'. */
export function nearestPlaceholderColour(colour: string): PlaceholderColour {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
  const distance = (name: PlaceholderColour) => {
    const [x, y, z] = placeholderColours[name]
    return (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2
  }
  return placeholderColourNames.reduce((nearest, name) => (distance(name) < distance(nearest) ? name : nearest))
}
