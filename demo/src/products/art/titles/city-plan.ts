import type { ArtTitle } from '../title.ts'

/** Plans of towns that do not exist, so their names are the same in every language. */
export const cityPlan: readonly ArtTitle<'city-plan'>[] = [
  [
    'river city',
    'harbour',
    'portrait',
    ['Plan of Saltmarrow', 'Stadtplan von Saltmarrow', 'Pianta di Saltmarrow'],
    [
      'A river city with nine bridges, eight of which agree on the time.',
      'Eine Flussstadt mit neun Brücken, von denen acht dieselbe Uhrzeit haben.',
      'Una città sul fiume con nove ponti, otto dei quali concordano sull’ora.',
    ],
  ],
  [
    'river city',
    'fern',
    'landscape',
    ['Plan of Ambleford Quay', 'Stadtplan von Ambleford Quay', 'Pianta di Ambleford Quay'],
    [
      'The river was here first and the streets have been apologising ever since.',
      'Der Fluss war zuerst da, und die Straßen entschuldigen sich seither.',
      'Il fiume c’era prima e da allora le strade non fanno che chiedere scusa.',
    ],
  ],
  [
    'old town',
    'hearth',
    'square',
    ['Plan of Upper Thimble', 'Stadtplan von Upper Thimble', 'Pianta di Upper Thimble'],
    [
      'Inside the walls nothing is straight; outside them nothing is interesting.',
      'Innerhalb der Mauern ist nichts gerade, außerhalb ist nichts interessant.',
      'Dentro le mura niente è dritto; fuori niente è interessante.',
    ],
  ],
  [
    'old town',
    'ochre',
    'portrait',
    ['Plan of Castelmora', 'Stadtplan von Castelmora', 'Pianta di Castelmora'],
    [
      'Eleven churches, four squares and one café that everyone means when they say the café.',
      'Elf Kirchen, vier Plätze und ein Café, das alle meinen, wenn sie „das Café“ sagen.',
      'Undici chiese, quattro piazze e un caffè: quello che tutti intendono quando dicono «il caffè».',
    ],
  ],
  [
    'harbour town',
    'lagoon',
    'landscape',
    ['Plan of Port Wendle', 'Stadtplan von Port Wendle', 'Pianta di Port Wendle'],
    [
      'All roads lead to the fish market, and at five in the morning so does the smell.',
      'Alle Straßen führen zum Fischmarkt, und um fünf Uhr früh auch der Geruch.',
      'Tutte le strade portano al mercato del pesce e, alle cinque del mattino, anche l’odore.',
    ],
  ],
  [
    'harbour town',
    'rose',
    'portrait',
    ['Plan of Little Harbour', 'Stadtplan von Little Harbour', 'Pianta di Little Harbour'],
    [
      'Population four hundred in winter, four thousand in August, and one chip shop throughout.',
      'Vierhundert Einwohner im Winter, viertausend im August, Fischbude immer nur die eine.',
      'Quattrocento abitanti d’inverno, quattromila ad agosto e sempre una sola friggitoria.',
    ],
  ],
  [
    'grid',
    'ink',
    'square',
    ['Plan of New Meridian', 'Stadtplan von New Meridian', 'Pianta di New Meridian'],
    [
      'Numbered streets, lettered avenues, and one diagonal that nobody will explain.',
      'Straßen mit Nummern, Alleen mit Buchstaben und eine Diagonale, die niemand erklärt.',
      'Strade numerate, viali con le lettere e una diagonale che nessuno sa spiegare.',
    ],
  ],
  [
    'grid',
    'slate',
    'portrait',
    ['Plan of Quarto', 'Stadtplan von Quarto', 'Pianta di Quarto'],
    [
      'A town laid out by a printer: wide margins, regular columns, no widows.',
      'Eine Stadt, von einem Drucker entworfen: breite Ränder, gleichmäßige Spalten, keine einsame Zeile.',
      'Una città progettata da un tipografo: margini ampi, colonne regolari, nessuna riga vedova.',
    ],
  ],
  [
    'ring roads',
    'dusk',
    'square',
    ['Plan of Orrery', 'Stadtplan von Orrery', 'Pianta di Orrery'],
    [
      'Built by an astronomer, round and round; the buses keep perfect time.',
      'Von einem Astronomen gebaut, immer im Kreis; die Busse sind auf die Sekunde pünktlich.',
      'Costruita da un astronomo, in tondo; gli autobus sono puntualissimi.',
    ],
  ],
  [
    'ring roads',
    'citrus',
    'landscape',
    ['Plan of Marmalade Cross', 'Stadtplan von Marmalade Cross', 'Pianta di Marmalade Cross'],
    [
      'Famous for its roundabout, from which some of the older residents have yet to leave.',
      'Berühmt für seinen Kreisverkehr, aus dem einige ältere Bewohner noch nicht herausgefunden haben.',
      'Famosa per la sua rotonda, da cui alcuni degli abitanti più anziani devono ancora uscire.',
    ],
  ],
  [
    'two bridges',
    'winter',
    'portrait',
    ['Plan of Twobridge', 'Stadtplan von Twobridge', 'Pianta di Twobridge'],
    [
      'One bridge for going and one for coming back; the town council is very firm about it.',
      'Eine Brücke für den Hinweg, eine für den Rückweg; der Stadtrat ist da sehr streng.',
      'Un ponte per andare e uno per tornare: il consiglio comunale su questo è severissimo.',
    ],
  ],
  [
    'two bridges',
    'orchard',
    'landscape',
    ['Plan of Pomfrey St Mary', 'Stadtplan von Pomfrey St Mary', 'Pianta di Pomfrey St Mary'],
    [
      'Orchards to the north, allotments to the south, an annual dispute about marrows between.',
      'Obstgärten im Norden, Schrebergärten im Süden, dazwischen der jährliche Streit um die Kürbisse.',
      'Frutteti a nord, orti a sud e, in mezzo, la lite annuale sulle zucche.',
    ],
  ],
]
