import type { Translations } from '../texts.ts'
import { toTextByLanguage } from '../texts.ts'
import type { CustomOptionModel } from './model.ts'

const fixed = (pence: number) => ({ amount: pence, kind: 'fixed' }) as const
const percent = (points: number) => ({ amount: points, kind: 'percent' }) as const
const value = (title: Translations, price: ReturnType<typeof fixed | typeof percent>) => ({
  title: toTextByLanguage(title),
  price,
})

/** Options that a shopper fills in. Their surcharges have the endings of consumer prices. */
export const engraving: readonly CustomOptionModel[] = [
  {
    title: toTextByLanguage(['Engraving on the back', 'Gravur auf der Rückseite', 'Incisione sul retro']),
    type: 'field',
    required: false,
    price: fixed(1200),
    maxCharacters: 40,
  },
  {
    title: toTextByLanguage(['Lettering', 'Schriftart', 'Carattere']),
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
    title: toTextByLanguage(['Gift wrap', 'Geschenkverpackung', 'Confezione regalo']),
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
    title: toTextByLanguage(['A note to go with it', 'Ein paar Zeilen dazu', 'Due righe di accompagnamento']),
    type: 'area',
    required: false,
    maxCharacters: 240,
  },
]

/**
 * For signed editions: a percentage of a price that is a multiple of five, so that the sum still ends in .00 or .50.
 */
export const editionGlazingOption: readonly CustomOptionModel[] = [
  {
    title: toTextByLanguage(['Glazing', 'Verglasung', 'Vetro']),
    type: 'radio',
    required: true,
    values: [
      value(['Acrylic, as pictured', 'Acrylglas wie abgebildet', 'Acrilico, come nella foto'], fixed(0)),
      value(['Anti-reflective museum glass', 'Entspiegeltes Museumsglas', 'Vetro museale antiriflesso'], percent(20)),
    ],
  },
  {
    title: toTextByLanguage(['Dedication in pencil', 'Widmung mit Bleistift', 'Dedica a matita']),
    type: 'field',
    required: false,
    price: percent(10),
    maxCharacters: 60,
  },
]

export const photoService: readonly CustomOptionModel[] = [
  {
    title: toTextByLanguage([
      'We print and fit your photograph',
      'Wir drucken und rahmen Ihr Foto',
      'Stampiamo e montiamo la tua foto',
    ]),
    type: 'checkbox',
    required: false,
    values: [value(['Yes please', 'Ja bitte', 'Sì, grazie'], fixed(600))],
  },
  {
    title: toTextByLanguage(['Your photograph', 'Ihr Foto', 'La tua foto']),
    type: 'file',
    required: false,
  },
]

export const cardMessage: readonly CustomOptionModel[] = [
  {
    title: toTextByLanguage([
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
    title: toTextByLanguage(['Post it on', 'Abschicken am', 'Spedire il giorno']),
    type: 'date',
    required: false,
  },
]
