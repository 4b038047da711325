import type { ArtTitle } from '../title.ts'

export const starChart: readonly ArtTitle<'star-chart'>[] = [
  [
    'northern sky',
    'ink',
    'square',
    ['The Northern Sky', 'Der Nordhimmel', 'Il cielo del nord'],
    [
      'The stars that never set, going round and round the one that never moves.',
      'Die Sterne, die nie untergehen, rund um den einen, der sich nie bewegt.',
      'Le stelle che non tramontano mai, intorno all’unica che non si muove.',
    ],
  ],
  [
    'northern sky',
    'dusk',
    'portrait',
    ['From the Back Step', 'Von der Hintertür aus', 'Dal gradino di casa'],
    [
      'What you see when you put the bins out and forget to go back in.',
      'Was man sieht, wenn man den Müll hinausbringt und vergisst, wieder hineinzugehen.',
      'Quello che si vede quando si porta fuori la spazzatura e ci si dimentica di rientrare.',
    ],
  ],
  [
    'southern sky',
    'lagoon',
    'square',
    ['The Southern Sky', 'Der Südhimmel', 'Il cielo del sud'],
    [
      'The half most of us never see: a cross, a ship, a peacock and a great deal of milk.',
      'Die Hälfte, die wir selten sehen: ein Kreuz, ein Schiff, ein Pfau und sehr viel Milch.',
      'La metà che vediamo di rado: una croce, una nave, un pavone e moltissimo latte.',
    ],
  ],
  [
    'southern sky',
    'hearth',
    'portrait',
    ['Stars for Travellers', 'Sterne für Reisende', 'Stelle per viaggiatori'],
    [
      'The sky on the other side of the world, for someone who has a friend there.',
      'Der Himmel auf der anderen Seite der Welt, für alle, die dort jemanden haben.',
      'Il cielo dall’altra parte del mondo, per chi laggiù ha una persona cara.',
    ],
  ],
  [
    'orion',
    'winter',
    'portrait',
    ['Orion over the Chimneys', 'Orion über den Schornsteinen', 'Orione sopra i camini'],
    [
      'Belt first, then shoulders, then the whole enormous winter fellow.',
      'Erst der Gürtel, dann die Schultern, dann der ganze riesige Winterkerl.',
      'Prima la cintura, poi le spalle, poi tutto l’enorme gigante d’inverno.',
    ],
  ],
  [
    'orion',
    'slate',
    'landscape',
    ['The Hunter, Lying Down', 'Der Jäger legt sich hin', 'Il cacciatore si corica'],
    [
      'Orion in April, tipped over on the horizon and nearly out of the season.',
      'Orion im April, am Horizont umgekippt und fast schon aus der Saison.',
      'Orione ad aprile, inclinato sull’orizzonte e quasi fuori stagione.',
    ],
  ],
  [
    'milky way',
    'harbour',
    'landscape',
    ['Milky Way, Moonless', 'Milchstraße ohne Mond', 'Via Lattea senza luna'],
    [
      'Several thousand dots, each put in by hand, because the sky does not do shortcuts.',
      'Mehrere tausend Punkte, jeder von Hand gesetzt, denn der Himmel kennt keine Abkürzung.',
      'Migliaia di punti, ciascuno messo a mano, perché il cielo non conosce scorciatoie.',
    ],
  ],
  [
    'milky way',
    'rose',
    'portrait',
    ['Summer River', 'Sommerfluss', 'Fiume d’estate'],
    [
      'The band of stars that old charts called a river, overhead at midnight in August.',
      'Das Sternenband, das alte Karten einen Fluss nannten, um Mitternacht im August.',
      'La fascia di stelle che le carte antiche chiamavano fiume, a mezzanotte, in agosto.',
    ],
  ],
  [
    'comet',
    'ochre',
    'portrait',
    ['Long-Tailed Visitor', 'Besuch mit langem Schweif', 'Visitatrice dalla lunga coda'],
    [
      'Last seen in the year of somebody’s grandmother’s wedding; due again eventually.',
      'Zuletzt gesehen im Jahr von irgendjemandes Großmutters Hochzeit; kommt irgendwann wieder.',
      'Vista l’ultima volta l’anno delle nozze di una nonna; prima o poi ritorna.',
    ],
  ],
  [
    'comet',
    'ink',
    'landscape',
    ['Comet, Going Home', 'Komet auf dem Heimweg', 'Cometa verso casa'],
    [
      'A tail always points away from the sun, even on the way out. Most people are surprised.',
      'Der Schweif zeigt immer von der Sonne weg, auch auf dem Rückweg. Das überrascht die meisten.',
      'La coda punta sempre lontano dal sole, anche al ritorno. Quasi tutti si stupiscono.',
    ],
  ],
  [
    'winter triangle',
    'winter',
    'square',
    ['The Winter Triangle', 'Das Winterdreieck', 'Il triangolo d’inverno'],
    [
      'Three bright stars and two dogs, over any house with its heating on.',
      'Drei helle Sterne und zwei Hunde, über jedem Haus, in dem die Heizung läuft.',
      'Tre stelle brillanti e due cani, sopra ogni casa con il riscaldamento acceso.',
    ],
  ],
  [
    'winter triangle',
    'fern',
    'portrait',
    ['Stars above the Orchard', 'Sterne über dem Obstgarten', 'Stelle sopra il frutteto'],
    [
      'Charted from a ladder in January, hence the slightly hurried handwriting.',
      'Im Januar von einer Leiter aus kartiert, daher die etwas eilige Handschrift.',
      'Disegnate a gennaio da una scala a pioli: da qui la calligrafia un po’ frettolosa.',
    ],
  ],
]
