import type { ArtTitle } from '../title.ts'

export const facades: readonly ArtTitle<'facades'>[] = [
  [
    'terrace',
    'hearth',
    'landscape',
    ['Alma Terrace, Evens', 'Alma Terrace, gerade Nummern', 'Alma Terrace, numeri pari'],
    [
      'Front doors in every colour, and a bicycle somewhere that belongs to number four.',
      'Haustüren in allen Farben und irgendwo ein Fahrrad, das zu Nummer vier gehört.',
      'Portoni di tutti i colori e, da qualche parte, una bicicletta che è del numero quattro.',
    ],
  ],
  [
    'terrace',
    'slate',
    'landscape',
    ['Wet Slates', 'Nasse Schieferdächer', 'Tetti d’ardesia bagnati'],
    [
      'A terrace just after rain, when every roof is briefly worth painting.',
      'Eine Häuserzeile gleich nach dem Regen, wenn jedes Dach kurz ein Bild wert ist.',
      'Una fila di case subito dopo la pioggia, quando ogni tetto merita un quadro.',
    ],
  ],
  [
    'canal houses',
    'ochre',
    'landscape',
    ['Nine Gables', 'Neun Giebel', 'Nove frontoni'],
    [
      'Narrow houses that lean on one another like people at the end of a long wedding.',
      'Schmale Häuser, aneinandergelehnt wie Gäste am Ende einer langen Hochzeit.',
      'Case strette che si appoggiano l’una all’altra come invitati alla fine di un lungo matrimonio.',
    ],
  ],
  [
    'canal houses',
    'dusk',
    'portrait',
    ['Canal before Supper', 'Gracht vor dem Abendessen', 'Canale prima di cena'],
    [
      'Every window quiet, except the one with the piano lesson.',
      'Jedes Fenster ist still, bis auf das mit der Klavierstunde.',
      'Ogni finestra tace, tranne quella con la lezione di piano.',
    ],
  ],
  [
    'harbour row',
    'lagoon',
    'landscape',
    ['Harbour Row, August', 'Hafenzeile im August', 'Case sul porto, agosto'],
    [
      'Painted bright so that the boats could find the right kitchen.',
      'Bunt gestrichen, damit die Boote die richtige Küche finden.',
      'Dipinte a colori vivaci perché le barche trovassero la cucina giusta.',
    ],
  ],
  [
    'harbour row',
    'citrus',
    'square',
    ['The Yellow House', 'Das gelbe Haus', 'La casa gialla'],
    [
      'There is always one. The neighbours have learned to be proud of it.',
      'Es gibt immer eines. Die Nachbarn haben gelernt, stolz darauf zu sein.',
      'Ce n’è sempre una. I vicini hanno imparato a esserne fieri.',
    ],
  ],
  [
    'rooftops',
    'rose',
    'landscape',
    ['Rooftops, First Coffee', 'Dächer beim ersten Kaffee', 'Tetti al primo caffè'],
    [
      'Chimney pots, aerials and a pigeon with the best view in town.',
      'Schornsteine, Antennen und eine Taube mit dem schönsten Blick der Stadt.',
      'Comignoli, antenne e un piccione con la vista più bella della città.',
    ],
  ],
  [
    'rooftops',
    'winter',
    'portrait',
    ['Snow on the Leads', 'Schnee auf den Dächern', 'Neve sui tetti'],
    [
      'The morning the city went quiet and somebody’s cat left a signature.',
      'Der Morgen, an dem die Stadt verstummte und eine Katze ihre Unterschrift hinterließ.',
      'La mattina in cui la città si è zittita e un gatto ha lasciato la firma.',
    ],
  ],
  [
    'village',
    'fern',
    'landscape',
    ['Village with a Green', 'Dorf mit Anger', 'Paese con il prato'],
    [
      'A pub, a green, a post box and no particular reason to leave.',
      'Ein Wirtshaus, ein Anger, ein Briefkasten und kein besonderer Grund zu gehen.',
      'Una locanda, un prato, una cassetta delle lettere e nessun motivo per andarsene.',
    ],
  ],
  [
    'village',
    'moor',
    'square',
    ['Hill Village, Washing Day', 'Bergdorf am Waschtag', 'Paese in collina, giorno di bucato'],
    [
      'Stone houses climbing on each other’s shoulders to get at the sun.',
      'Steinhäuser, die einander auf die Schultern steigen, um an die Sonne zu kommen.',
      'Case di pietra che si salgono sulle spalle per arrivare al sole.',
    ],
  ],
  [
    'arcade',
    'chalk',
    'portrait',
    ['Under the Arcade', 'Unter den Arkaden', 'Sotto i portici'],
    [
      'Shade on one side, shop windows on the other, and nowhere to be until two.',
      'Auf einer Seite Schatten, auf der anderen Schaufenster, und bis zwei nichts vor.',
      'Ombra da un lato, vetrine dall’altro e nessun impegno fino alle due.',
    ],
  ],
  [
    'arcade',
    'orchard',
    'landscape',
    ['Saturday Arcade', 'Arkaden am Samstag', 'Portici di sabato'],
    [
      'The bookbinder, the cheesemonger, the man who mends clocks: all open.',
      'Der Buchbinder, der Käsehändler, der Uhrmacher: Alle haben geöffnet.',
      'Il rilegatore, il formaggiaio, l’orologiaio: tutti aperti.',
    ],
  ],
]
