import type { ArtTitle } from '../title.ts'

export const cutPaper: readonly ArtTitle<'cut-paper'>[] = [
  [
    'leaves',
    'citrus',
    'portrait',
    ['Leaves in an Open Window', 'Blätter am offenen Fenster', 'Foglie alla finestra aperta'],
    [
      'Big simple leaves, cut freehand and let fall where a breeze might have left them.',
      'Große, einfache Blätter, frei geschnitten und gelegt, wie ein Luftzug sie hingeweht hätte.',
      'Grandi foglie semplici, ritagliate a mano libera e lasciate dove le avrebbe posate un soffio d’aria.',
    ],
  ],
  [
    'leaves',
    'fern',
    'square',
    ['Seven Green Leaves', 'Sieben grüne Blätter', 'Sette foglie verdi'],
    [
      'No two the same green: the paper was painted first and cut while it was still a little damp.',
      'Kein Grün gleicht dem anderen: Das Papier wurde bemalt und noch leicht feucht geschnitten.',
      'Nessun verde è uguale all’altro: la carta è stata dipinta e tagliata ancora umida.',
    ],
  ],
  [
    'seaweed',
    'lagoon',
    'portrait',
    ['Seaweed, Drifting', 'Treibender Tang', 'Alghe alla deriva'],
    [
      'Fronds that lean with the tide, so that the whole sheet seems to move to the left.',
      'Wedel, die sich mit der Strömung neigen, sodass das ganze Blatt nach links zu treiben scheint.',
      'Fronde piegate dalla corrente, tanto che tutto il foglio sembra andare verso sinistra.',
    ],
  ],
  [
    'seaweed',
    'rose',
    'portrait',
    ['Pink Weed', 'Rosa Algen', 'Alghe rosa'],
    [
      'The sort of thing you carry home from the beach in a bucket, improved by scissors.',
      'Was man im Eimer vom Strand nach Hause trägt, mit der Schere veredelt.',
      'Quello che si porta a casa dalla spiaggia nel secchiello, migliorato dalle forbici.',
    ],
  ],
  [
    'vessels',
    'ochre',
    'landscape',
    ['Five Vessels on a Ledge', 'Fünf Gefäße auf einem Sims', 'Cinque vasi su una mensola'],
    [
      'A jug, two bowls, a bottle and something nobody can name, all on good terms.',
      'Ein Krug, zwei Schalen, eine Flasche und etwas Unbenennbares, alle in bestem Einvernehmen.',
      'Una brocca, due ciotole, una bottiglia e qualcosa di indefinibile, tutti in buoni rapporti.',
    ],
  ],
  [
    'vessels',
    'slate',
    'square',
    ['Jug and Shadow', 'Krug und Schatten', 'Brocca e ombra'],
    [
      'The jug is one piece of paper and the shadow another; guess which was harder to cut.',
      'Der Krug ist ein Stück Papier, der Schatten ein zweites; der Schatten war schwieriger.',
      'La brocca è un pezzo di carta, l’ombra un altro; la più difficile è stata l’ombra.',
    ],
  ],
  [
    'pebbles',
    'chalk',
    'square',
    ['Pebbles, Sorted', 'Kiesel, sortiert', 'Sassi in ordine'],
    [
      'What happens when a tidy person spends a wet afternoon with a pocketful of beach.',
      'Was geschieht, wenn ein ordentlicher Mensch einen Regennachmittag mit einer Tasche voll Strand verbringt.',
      'Ciò che accade quando una persona precisa passa un pomeriggio di pioggia con le tasche piene di spiaggia.',
    ],
  ],
  [
    'pebbles',
    'harbour',
    'landscape',
    ['Stepping Stones', 'Trittsteine', 'Pietre nel guado'],
    [
      'Rounded shapes a stride apart, leading the eye from one side of the room to the other.',
      'Runde Formen im Schrittabstand, die den Blick von einer Seite des Zimmers zur anderen führen.',
      'Forme tonde a un passo l’una dall’altra, che guidano lo sguardo da un lato all’altro della stanza.',
    ],
  ],
  [
    'dancers',
    'hearth',
    'portrait',
    ['Saturday Dancers', 'Tanz am Samstag', 'Ballo del sabato'],
    [
      'Arms up, shoes off, band playing: three figures cut without lifting the scissors.',
      'Arme hoch, Schuhe aus, Musik an: drei Figuren, geschnitten, ohne die Schere abzusetzen.',
      'Braccia in alto, scarpe via, orchestra che suona: tre figure tagliate senza staccare le forbici.',
    ],
  ],
  [
    'dancers',
    'dusk',
    'landscape',
    ['The Last Waltz', 'Der letzte Walzer', 'L’ultimo valzer'],
    [
      'The hall is nearly empty, the lights are half down, and these two have not noticed.',
      'Der Saal ist fast leer, das Licht halb gelöscht, und diese beiden haben es nicht bemerkt.',
      'La sala è quasi vuota, le luci si abbassano e questi due non se ne sono accorti.',
    ],
  ],
  [
    'fruit',
    'orchard',
    'square',
    ['Windfalls', 'Fallobst', 'Frutta caduta'],
    [
      'Apples as they lie in the grass in September, bruises included, wasps left out.',
      'Äpfel, wie sie im September im Gras liegen, mit Druckstellen, aber ohne Wespen.',
      'Mele come stanno nell’erba a settembre, ammaccature comprese, vespe escluse.',
    ],
  ],
  [
    'fruit',
    'citrus',
    'portrait',
    ['A Bowl of Something Yellow', 'Eine Schale mit etwas Gelbem', 'Una ciotola di qualcosa di giallo'],
    [
      'Lemons, probably. The artist says quinces. It cheers up a kitchen either way.',
      'Zitronen vermutlich. Die Künstlerin sagt Quitten. Die Küche wird so oder so freundlicher.',
      'Limoni, probabilmente. L’artista dice cotogne. In ogni caso la cucina si rallegra.',
    ],
  ],
]
