import type { ArtTitle } from '../title.ts'

export const bauhausForms: readonly ArtTitle<'bauhaus-forms'>[] = [
  [
    'arches',
    'hearth',
    'portrait',
    ['Three Arches', 'Drei Bögen', 'Tre archi'],
    [
      'Nested arches in the colours of a good old house, solid enough to lean on.',
      'Ineinandergestellte Bögen in den Farben eines guten alten Hauses, stabil genug zum Anlehnen.',
      'Archi uno dentro l’altro, nei colori di una buona vecchia casa, così solidi da appoggiarsi.',
    ],
  ],
  [
    'arches',
    'rose',
    'square',
    ['Cloister, Noon', 'Kreuzgang am Mittag', 'Chiostro a mezzogiorno'],
    [
      'Arch within arch, and the shade they keep for visitors in July.',
      'Bogen in Bogen und der Schatten, den sie im Juli für Besucher bereithalten.',
      'Un arco dentro l’altro e l’ombra che a luglio tengono in serbo per i visitatori.',
    ],
  ],
  [
    'quarter circles',
    'citrus',
    'square',
    ['Sixteen Slices', 'Sechzehn Viertel', 'Sedici spicchi'],
    [
      'Quarter circles turned this way and that, until they stopped looking like cake.',
      'Viertelkreise, so lange gedreht, bis sie nicht mehr nach Kuchen aussahen.',
      'Quarti di cerchio girati e rigirati finché non sono più sembrati una torta.',
    ],
  ],
  [
    'quarter circles',
    'slate',
    'portrait',
    ['Tile Study', 'Fliesenstudie', 'Studio di piastrelle'],
    [
      'One shape, four ways round: there are more than a million arrangements, and this is the best.',
      'Eine Form, viermal gedreht: über eine Million Anordnungen, und das ist die beste.',
      'Una sola forma, quattro rotazioni: oltre un milione di combinazioni, e questa è la migliore.',
    ],
  ],
  [
    'balance',
    'harbour',
    'portrait',
    ['A Fine Balance', 'Feines Gleichgewicht', 'In perfetto equilibrio'],
    [
      'A heavy circle, a light bar and the certainty that somebody measured.',
      'Ein schwerer Kreis, ein leichter Balken und die Gewissheit, dass jemand nachgemessen hat.',
      'Un cerchio pesante, una barra leggera e la certezza che qualcuno ha preso le misure.',
    ],
  ],
  [
    'balance',
    'ochre',
    'landscape',
    ['Seesaw', 'Wippe', 'Altalena'],
    [
      'Two shapes that disagree on weight and have settled it like grown-ups.',
      'Zwei Formen, die sich über ihr Gewicht nicht einig sind und es erwachsen gelöst haben.',
      'Due forme in disaccordo sul peso, che hanno risolto da persone adulte.',
    ],
  ],
  [
    'staircase',
    'ink',
    'portrait',
    ['Staircase to the Studio', 'Die Treppe zum Atelier', 'La scala dello studio'],
    [
      'Up or down, depending on where you start and how long you stare.',
      'Aufwärts oder abwärts, je nachdem, wo man anfängt und wie lange man hinsieht.',
      'In salita o in discesa, a seconda di dove cominci e di quanto la fissi.',
    ],
  ],
  [
    'staircase',
    'fern',
    'square',
    ['Garden Steps', 'Gartentreppe', 'Gradini in giardino'],
    [
      'A few terraces and a small tree, as an architect would tell it.',
      'Ein paar Terrassen und ein kleiner Baum, wie ein Architekt sie erzählen würde.',
      'Qualche terrazza e un alberello, raccontati da un architetto.',
    ],
  ],
  [
    'sun and bars',
    'ochre',
    'portrait',
    ['Blinds, Six O’Clock', 'Jalousie um sechs Uhr', 'Veneziane alle sei'],
    [
      'A low sun sliced by a window blind and served across the wall.',
      'Eine tiefe Sonne, von der Jalousie in Scheiben geschnitten und an die Wand gelegt.',
      'Un sole basso, affettato dalla veneziana e servito sulla parete.',
    ],
  ],
  [
    'sun and bars',
    'lagoon',
    'landscape',
    ['Pier, Setting Sun', 'Seebrücke bei Sonnenuntergang', 'Pontile al tramonto'],
    [
      'A circle, a few bars and not a seagull in sight.',
      'Ein Kreis, ein paar Balken und weit und breit keine Möwe.',
      'Un cerchio, qualche barra e neanche un gabbiano in vista.',
    ],
  ],
  [
    'interlock',
    'dusk',
    'square',
    ['Holding Hands', 'Hand in Hand', 'Mano nella mano'],
    [
      'Rings and squares that cannot be separated without tearing the paper.',
      'Ringe und Quadrate, die sich nicht trennen lassen, ohne das Papier zu zerreißen.',
      'Anelli e quadrati che non si possono dividere senza strappare la carta.',
    ],
  ],
  [
    'interlock',
    'orchard',
    'portrait',
    ['Puzzle for a Wet Day', 'Puzzle für einen Regentag', 'Rompicapo per un giorno di pioggia'],
    [
      'Follow one colour all the way round; it takes longer than you think.',
      'Einer Farbe einmal ganz herum folgen: Es dauert länger als gedacht.',
      'Segui un colore per tutto il giro: ci vuole più tempo di quanto credi.',
    ],
  ],
]
