import type { GiftCardDesign, PaletteName } from '../../../pictures/vocabulary.ts'
import { categoryIds } from '../../categories/category-rows.ts'
import { composeTexts, paragraphs, type Translations, toTextByLanguage } from '../../texts.ts'
import type { ProductModel } from '../model.ts'
import { paletteWords } from '../palette-words.ts'

/** Whole pounds or euros. */
const amounts = [10, 20, 25, 50, 75, 100, 150]

const rows: readonly [
  code: string,
  design: GiftCardDesign,
  palette: PaletteName,
  name: Translations,
  text: readonly [Translations, Translations],
][] = [
  [
    'SHELF',
    'shelf',
    'hearth',
    ['The Shelf Gift Card', 'Geschenkkarte „Der Sims“', 'Carta regalo «La mensola»'],
    [
      [
        'A clock, a leaning picture, a card someone sent: the whole shop on one small shelf. For people who know exactly what they like and would rather be asked.',
        'Eine Uhr, ein angelehntes Bild, eine Karte von jemandem: der ganze Laden auf einem kleinen Sims. Für alle, die genau wissen, was ihnen gefällt, und lieber gefragt werden.',
        'Un orologio, un quadro appoggiato, un biglietto ricevuto: tutto il negozio su una piccola mensola. Per chi sa bene che cosa gli piace e preferisce che glielo si chieda.',
      ],
      [
        'Sent by email at once or on the day you choose, with your own message. It can be spent in one go or a little at a time, and it lasts five years.',
        'Der Versand erfolgt sofort oder am Wunschtag per E-Mail, mit eigenem Text. Einlösbar auf einmal oder nach und nach, fünf Jahre lang.',
        'Arriva per e-mail subito o nel giorno che scegli, con il tuo messaggio. Si può spendere tutta insieme o poco alla volta, e vale cinque anni.',
      ],
    ],
  ],
  [
    'CLOCKWORK',
    'clockwork',
    'harbour',
    ['The Clockwork Gift Card', 'Geschenkkarte „Das Uhrwerk“', 'Carta regalo «L’ingranaggio»'],
    [
      [
        'Wheels, springs and one very small screw: for the sort of person who takes things apart and, usually, puts them back together.',
        'Räder, Federn und eine sehr kleine Schraube: für Menschen, die am Sonntag Dinge auseinandernehmen und sie meistens auch wieder zusammensetzen.',
        'Ruote, molle e una vite minuscola: per chi la domenica smonta le cose e, di solito, sa anche rimontarle.',
      ],
      [
        'Choose an amount or name your own. We send it to their inbox now, or on a date you set, and they have five years to make up their mind.',
        'Betrag wählen oder selbst bestimmen. Wir schicken sie gleich oder zum Wunschtermin ins Postfach, und für die Entscheidung bleiben fünf Jahre.',
        'Scegli un importo o decidilo tu. La mandiamo subito, o alla data che preferisci, e per decidere ci sono cinque anni.',
      ],
    ],
  ],
  [
    'GALLERY',
    'gallery',
    'orchard',
    ['The Gallery Gift Card', 'Geschenkkarte „Die Galerie“', 'Carta regalo «La galleria»'],
    [
      [
        'A wall of small pictures with one space left: the right present for somebody who has just moved house and is still living with bare hooks.',
        'Eine Wand kleiner Bilder mit einer freien Stelle: das richtige Geschenk für alle, die gerade umgezogen sind und noch mit leeren Haken leben.',
        'Una parete di piccoli quadri con un posto libero: il regalo giusto per chi ha appena traslocato e vive ancora con i chiodi vuoti.',
      ],
      [
        'It pays for prints, frames, clocks, cards and our workshop’s time, arrives by email with your words in it, and keeps for five years.',
        'Gültig für Drucke, Rahmen, Uhren, Karten und die Zeit unserer Werkstatt; kommt per E-Mail mit Ihren Worten und gilt fünf Jahre.',
        'Vale per stampe, cornici, orologi, biglietti e per il lavoro del nostro laboratorio; arriva per e-mail con le tue parole e dura cinque anni.',
      ],
    ],
  ],
]

export function giftCardProducts(): ProductModel[] {
  return rows.map(
    ([code, design, palette, name, text], index): ProductModel => ({
      id: 5001 + index,
      sku: `GIFT-${code}`,
      type: 'amgiftcard',
      family: 'gifts',
      name: toTextByLanguage(name),
      short: toTextByLanguage([
        'Gift card by email, from £10, valid for five years.',
        'Geschenkkarte per E-Mail, ab 10 €, fünf Jahre gültig.',
        'Carta regalo via e-mail, da 10 €, valida cinque anni.',
      ]),
      description: composeTexts((language) => paragraphs(...text.map((one) => toTextByLanguage(one)[language]))),
      categories: [categoryIds.giftCards],
      trade: null,
      choices: { brand: 'mantel', color: paletteWords[palette].color, occasion: 'blank' },
      facts: {},
      price: amounts[0]! * 100,
      taxed: false,
      axes: [],
      variants: [],
      pictureSpec: () => ({ family: 'giftcard', design, palette, seed: `GIFT-${code}` }),
      lettered: false,
      views: ['front', 'angle', 'pack'],
      giftCard: { amounts, openFrom: 5, openTo: 500 },
    }),
  )
}
