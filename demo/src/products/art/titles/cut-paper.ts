import type { ArtTitle } from '../title.ts'

export const cutPaper: readonly ArtTitle<'cut-paper'>[] = [
  [
    'leaves',
    'citrus',
    'portrait',
    ['Leaves in an Open Window', 'Blätter am offenen Fenster', 'Foglie alla finestra aperta'],
    [
      'Big simple leaves, cut freehand, one to every pane.',
      'Große, einfache Blätter, frei geschnitten, hinter jeder Scheibe eines.',
      'Grandi foglie semplici, ritagliate a mano libera, una per ogni vetro.',
    ],
  ],
  [
    'leaves',
    'fern',
    'square',
    ['Leaf, Four Times', 'Viermal Blatt', 'Foglia, quattro volte'],
    [
      'No two the same: the paper was painted first and cut while it was still a little damp.',
      'Keines gleicht dem anderen: Das Papier wurde bemalt und noch leicht feucht geschnitten.',
      'Nessuna è uguale all’altra: la carta è stata dipinta e tagliata ancora umida.',
    ],
  ],
  [
    'seaweed',
    'lagoon',
    'portrait',
    ['Seaweed, Drifting', 'Treibender Tang', 'Alghe alla deriva'],
    [
      'Fronds laid out as they came up the beach, one to a square.',
      'Wedel, ausgelegt, wie sie an den Strand kamen, in jedem Feld einer.',
      'Fronde disposte come sono arrivate a riva, una per riquadro.',
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
    ['Vessels in a Cupboard', 'Gefäße im Schrank', 'Vasi nella credenza'],
    [
      'Jugs, vases and something nobody can name, each in its own compartment and all on good terms.',
      'Krüge, Vasen und etwas Unbenennbares, jedes in seinem Fach und alle in bestem Einvernehmen.',
      'Brocche, vasi e qualcosa di indefinibile, ognuno nel suo scomparto e tutti in buoni rapporti.',
    ],
  ],
  [
    'vessels',
    'slate',
    'square',
    ['Jugs, Light and Dark', 'Krüge, hell und dunkel', 'Brocche, chiare e scure'],
    [
      'Each jug is one piece of paper and its ground another; guess which was harder to cut.',
      'Jeder Krug ist ein Stück Papier, der Grund ein zweites; der Krug war schwieriger.',
      'Ogni brocca è un pezzo di carta, il fondo un altro; la più difficile è stata la brocca.',
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
    ['Small Towers', 'Kleine Türme', 'Piccole torri'],
    [
      'Pebbles balanced by someone with nowhere to be, and cut before they fell.',
      'Kiesel, gestapelt von jemandem, der nirgends hinmuss, und geschnitten, ehe sie fielen.',
      'Sassi in equilibrio, impilati da chi non ha fretta e ritagliati prima che cadessero.',
    ],
  ],
  [
    'dancers',
    'hearth',
    'portrait',
    ['Saturday Dancers', 'Tanz am Samstag', 'Ballo del sabato'],
    [
      'Arms up, shoes off, band playing: every figure cut without lifting the scissors.',
      'Arme hoch, Schuhe aus, Musik an: jede Figur geschnitten, ohne die Schere abzusetzen.',
      'Braccia in alto, scarpe via, orchestra che suona: ogni figura tagliata senza staccare le forbici.',
    ],
  ],
  [
    'dancers',
    'dusk',
    'landscape',
    ['The Last Waltz', 'Der letzte Walzer', 'L’ultimo valzer'],
    [
      'The hall is nearly empty, the lights are half down, and these few have not noticed.',
      'Der Saal ist fast leer, das Licht halb gelöscht, und diese paar haben es nicht bemerkt.',
      'La sala è quasi vuota, le luci si abbassano e questi pochi non se ne sono accorti.',
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
    ['Oranges, Probably', 'Orangen vermutlich', 'Arance, probabilmente'],
    [
      'The artist says apples. It cheers up a kitchen either way.',
      'Die Künstlerin sagt Äpfel. Die Küche wird so oder so freundlicher.',
      'L’artista dice mele. In ogni caso la cucina si rallegra.',
    ],
  ],
]
