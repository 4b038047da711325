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

/** Finds the tone by the first colour word in a label ("Oak frame", "Rosso mattone"); null if the label has none. */
export function toneOf(label: string): Tone | null {
  for (const word of label.toLowerCase().split(/[^\p{L}]+/u)) {
    const tone = toneOfWord.get(word)
    if (tone) return tone
  }
  return null
}
