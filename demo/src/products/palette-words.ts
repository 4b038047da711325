import type { PaletteName } from '../../pictures/vocabulary.ts'
import type { Translations } from '../texts.ts'

/**
 * For each palette, words for its colours that can follow "in" or "the colours are", and the option of the colour filter that
 * its products have.
 */
export const paletteWords: Record<PaletteName, { color: string; like: Translations }> = {
  moor: { color: 'brown', like: ['heather, peat and bracken', 'Heide, Torf und Farn', 'erica, torba e felce'] },
  harbour: {
    color: 'navy',
    like: ['navy, rope and salt white', 'Marineblau, Tauwerk und Salzweiß', 'blu marino, corda e bianco sale'],
  },
  hearth: { color: 'brick', like: ['brick, ember and honey', 'Ziegel, Glut und Honig', 'mattone, brace e miele'] },
  orchard: {
    color: 'olive',
    like: ['leaf green, russet and pear', 'Blattgrün, Apfelrot und Birne', 'verde foglia, mela rossa e pera'],
  },
  dusk: {
    color: 'plum',
    like: [
      'violet, plum and the last apricot',
      'Violett, Pflaume und letztes Aprikot',
      'viola, prugna e l’ultimo albicocca',
    ],
  },
  chalk: { color: 'cream', like: ['chalk, flint and oatmeal', 'Kreide, Feuerstein und Hafer', 'gesso, selce e avena'] },
  fern: {
    color: 'forest',
    like: ['moss, fern and new leaf', 'Moos, Farn und junges Laub', 'muschio, felce e foglia nuova'],
  },
  citrus: {
    color: 'mustard',
    like: ['lemon, orange and leaf', 'Zitrone, Orange und Blattgrün', 'limone, arancia e verde foglia'],
  },
  rose: {
    color: 'blush',
    like: ['rose, plaster and old pink', 'Rosé, Gips und Altrosa', 'rosa, intonaco e rosa antico'],
  },
  slate: { color: 'slate', like: ['slate, pewter and rain', 'Schiefer, Zinn und Regen', 'ardesia, peltro e pioggia'] },
  ochre: { color: 'mustard', like: ['ochre, straw and earth', 'Ocker, Stroh und Erde', 'ocra, paglia e terra'] },
  lagoon: {
    color: 'teal',
    like: ['teal, sea glass and sand', 'Petrol, Meerglas und Sand', 'ottanio, vetro di mare e sabbia'],
  },
  winter: {
    color: 'sky',
    like: ['ice blue, frost and steel', 'Eisblau, Reif und Stahl', 'azzurro ghiaccio, brina e acciaio'],
  },
  ink: {
    color: 'black',
    like: [
      'ink black, paper white and every grey between',
      'Tuscheschwarz, Papierweiß und jedes Grau dazwischen',
      'nero china, bianco carta e tutti i grigi in mezzo',
    ],
  },
}
