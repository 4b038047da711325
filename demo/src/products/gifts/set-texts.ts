import type { Translations } from '../../texts.ts'

export const optionTitles = {
  clock: ['The clock', 'Die Uhr', 'L’orologio'],
  card: ['The card', 'Die Karte', 'Il biglietto'],
  wrap: ['Wrapped by hand', 'Von Hand verpackt', 'Confezionato a mano'],
  places: [
    ['On the left', 'Links', 'A sinistra'],
    ['In the middle', 'In der Mitte', 'Al centro'],
    ['On the right', 'Rechts', 'A destra'],
  ],
} as const satisfies Record<string, Translations | readonly Translations[]>

export const setShort = {
  gift: [
    'A clock and a card, wrapped by hand.',
    'Eine Uhr und eine Karte, von Hand verpackt.',
    'Un orologio e un biglietto, confezionati a mano.',
  ],
  gallery: [
    'Three prints that belong together.',
    'Drei Drucke, die zusammengehören.',
    'Tre stampe che stanno bene insieme.',
  ],
  cards: [
    'Cards to keep in the drawer, chosen together.',
    'Karten für die Schublade, zusammen ausgesucht.',
    'Biglietti da tenere nel cassetto, scelti insieme.',
  ],
  frames: ['Frames that stand well together.', 'Rahmen, die gut zusammenstehen.', 'Cornici che stanno bene insieme.'],
  prints: ['Three prints on cotton paper.', 'Drei Drucke auf Baumwollpapier.', 'Tre stampe su carta di cotone.'],
} as const satisfies Record<string, Translations>

/** First the contents ({names} and {count}), then the packaging. */
export const setFacts = {
  gift: [
    ['It holds {names}.', 'Es enthält: {names}.', 'Contiene: {names}.'],
    [
      'Everything comes wrapped by hand, in one box with straw paper around it, ready to hand over. The card is inside, blank, with its envelope, so that you can add your own words first.',
      'Alles kommt von Hand verpackt in einem Karton mit Strohpapier, fertig zum Überreichen. Die Karte liegt mit Umschlag bei und ist innen frei, damit Sie vorher noch ein paar eigene Worte schreiben können.',
      'Tutto arriva confezionato a mano, in un’unica scatola con carta paglia, pronto da consegnare. Il biglietto è dentro, bianco e con la sua busta, così prima puoi aggiungere due righe tue.',
    ],
  ],
  gallery: [
    ['As shown, you get {names}.', 'Wie abgebildet gehören dazu: {names}.', 'Come nella foto, comprende: {names}.'],
    [
      'The prints come loose, flat and with a paper template for the wall. If you live near enough, we will come and hang them.',
      'Die Drucke kommen lose, flach und mit einer Papierschablone für die Wand. Auf Wunsch kommen wir zum Aufhängen.',
      'Le stampe arrivano sciolte, in piano e con una sagoma di carta per la parete. Se abiti abbastanza vicino, veniamo ad appenderle.',
    ],
  ],
  cards: [
    [
      'There are {count} designs: {names}.',
      'Dazu gehören {count} Motive: {names}.',
      'I soggetti sono {count}: {names}.',
    ],
    [
      'The set has one of each. Every card has its own envelope and is blank inside, for your own words.',
      'Das Set enthält je eine Karte. Jede hat ihren Umschlag und ist innen ohne Text.',
      'Il set ne contiene uno per tipo. Ogni biglietto ha la sua busta ed è bianco all’interno.',
    ],
  ],
  frames: [
    ['The family: {names}.', 'Zur Familie gehören: {names}.', 'La famiglia: {names}.'],
    [
      'They are packed together and nobody gets squashed. Each hangs or stands, as the room requires.',
      'Verpackt wird gemeinsam, und keiner wird gedrückt. Jeder lässt sich hängen oder stellen.',
      'Viaggiano insieme e nessuna si schiaccia. Ognuna si appende o si appoggia, secondo la stanza.',
    ],
  ],
  prints: [
    ['The three are {names}.', 'Die drei heißen: {names}.', 'Le tre sono: {names}.'],
    [
      'Printed on the same 310 gsm cotton paper on the same day, so that the whites agree. Frames are up to you.',
      'Am selben Tag auf demselben Baumwollpapier mit 310 g gedruckt, damit das Weiß übereinstimmt. Die Rahmen bleiben Ihnen überlassen.',
      'Stampate lo stesso giorno sulla stessa carta di cotone da 310 g, perché i bianchi vadano d’accordo. Le cornici le scegli tu.',
    ],
  ],
} as const satisfies Record<string, readonly [Translations, Translations]>
