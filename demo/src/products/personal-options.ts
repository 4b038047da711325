import type { Triple } from '../words.ts'
import { words } from '../words.ts'
import type { CustomOptionModel } from './model.ts'

const fixed = (pence: number) => ({ amount: pence, kind: 'fixed' }) as const
const percent = (points: number) => ({ amount: points, kind: 'percent' }) as const
const value = (title: Triple, price: ReturnType<typeof fixed | typeof percent>) => ({ title: words(title), price })

/** Options that a shopper fills in. Amounts have the endings of consumer prices. */
export const engraving: readonly CustomOptionModel[] = [
  {
    title: words(['Engraving on the back', 'Gravur auf der Rückseite', 'Incisione sul retro']),
    type: 'field',
    required: false,
    price: fixed(1200),
    maxCharacters: 40,
  },
  {
    title: words(['Lettering', 'Schriftart', 'Carattere']),
    type: 'drop_down',
    required: false,
    values: [
      value(['Roman capitals', 'Römische Kapitalen', 'Capitali romane'], fixed(0)),
      value(['Copperplate script', 'Englische Schreibschrift', 'Corsivo inglese'], fixed(350)),
    ],
  },
]

export const giftWrap: readonly CustomOptionModel[] = [
  {
    title: words(['Gift wrap', 'Geschenkverpackung', 'Confezione regalo']),
    type: 'radio',
    required: false,
    values: [
      value(['Plain brown paper and string', 'Packpapier und Schnur', 'Carta da pacchi e spago'], fixed(250)),
      value(
        ['Block-printed paper and ribbon', 'Handbedrucktes Papier und Band', 'Carta stampata a mano e nastro'],
        fixed(450),
      ),
    ],
  },
  {
    title: words(['A note to go with it', 'Ein paar Zeilen dazu', 'Due righe di accompagnamento']),
    type: 'area',
    required: false,
    maxCharacters: 240,
  },
]

/**
 * For signed editions: a percentage of a price that is a multiple of five, so that the sum still ends in .00 or .50.
 */
export const editionGlass: readonly CustomOptionModel[] = [
  {
    title: words(['Glazing', 'Verglasung', 'Vetro']),
    type: 'radio',
    required: true,
    values: [
      value(['Acrylic, as pictured', 'Acrylglas wie abgebildet', 'Acrilico, come nella foto'], fixed(0)),
      value(['Anti-reflective museum glass', 'Entspiegeltes Museumsglas', 'Vetro museale antiriflesso'], percent(20)),
    ],
  },
  {
    title: words(['Dedication in pencil', 'Widmung mit Bleistift', 'Dedica a matita']),
    type: 'field',
    required: false,
    price: percent(10),
    maxCharacters: 60,
  },
]

export const photoService: readonly CustomOptionModel[] = [
  {
    title: words([
      'We print and fit your photograph',
      'Wir drucken und rahmen Ihr Foto',
      'Stampiamo e montiamo la tua foto',
    ]),
    type: 'checkbox',
    required: false,
    values: [value(['Yes please', 'Ja bitte', 'Sì, grazie'], fixed(600))],
  },
]

export const cardMessage: readonly CustomOptionModel[] = [
  {
    title: words([
      'Your message, written by hand',
      'Ihr Text, von Hand geschrieben',
      'Il tuo messaggio, scritto a mano',
    ]),
    type: 'area',
    required: false,
    price: fixed(200),
    maxCharacters: 300,
  },
  {
    title: words(['Post it on', 'Abschicken am', 'Spedire il giorno']),
    type: 'date',
    required: false,
  },
]
