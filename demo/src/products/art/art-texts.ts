import type { Translations } from '../../texts.ts'

/** How a picture is sold: as loose or framed print, on canvas, as a numbered framed edition, or as a file. */
export type ArtFormat = 'print' | 'sheet' | 'canvas' | 'edition' | 'download'

/** {title} is the picture's title. */
export const artNames: Record<ArtFormat, Translations> = {
  print: ['“{title}” Art Print', 'Kunstdruck „{title}“', 'Stampa d’arte «{title}»'],
  sheet: ['“{title}” Single Print', 'Einzeldruck „{title}“', 'Stampa singola «{title}»'],
  canvas: ['“{title}” Canvas', 'Leinwandbild „{title}“', 'Quadro su tela «{title}»'],
  edition: ['“{title}” Framed Edition', 'Gerahmte Edition „{title}“', 'Edizione incorniciata «{title}»'],
  download: ['“{title}” Printable Art', 'Bilddatei „{title}“ zum Ausdrucken', 'File da stampare «{title}»'],
}

/** {colours} is a description of the palette. */
export const colourSentences: readonly Translations[] = [
  ['The colours are {colours}.', 'Die Farben: {colours}.', 'I colori: {colours}.'],
  ['It keeps to {colours}.', 'Farblich: {colours}.', 'La tavolozza resta su {colours}.'],
  ['Expect {colours}.', 'Zu sehen sind {colours}.', 'Dentro ci sono {colours}.'],
  ['Think of {colours}.', 'Man denke an {colours}.', 'Pensa a {colours}.'],
]

/** {small} and {large} are the first and last size; {size} the only one; {edition} how many were made. */
export const makeSentences: Record<ArtFormat, readonly Translations[]> = {
  print: [
    [
      'Printed with pigment inks on 310 gsm cotton paper, from {small} to {large}, loose or framed by hand.',
      'Mit Pigmenttinte auf 310 g schwerem Baumwollpapier gedruckt, von {small} bis {large}, lose oder von Hand gerahmt.',
      'Stampata con inchiostri a pigmenti su carta di cotone da 310 g, da {small} {to} {large}, sciolta o incorniciata a mano.',
    ],
    [
      'The paper is 310 gsm cotton with a soft tooth; choose from {small} up to {large}, with or without a frame.',
      'Das Papier: 310 g Baumwolle mit weicher Oberfläche, von {small} bis {large}, mit oder ohne Rahmen.',
      'La carta è cotone da 310 g, dalla grana morbida; da {small} fino {to} {large}, con o senza cornice.',
    ],
    [
      'Made to order in our print room on cotton paper, {small} to {large}, and good for a hundred years out of direct sun.',
      'Auf Bestellung in unserer Druckwerkstatt auf Baumwollpapier gedruckt, {small} bis {large}, und ohne direkte Sonne hundert Jahre haltbar.',
      'Stampata su ordinazione nel nostro laboratorio su carta di cotone, da {small} {to} {large}; lontano dal sole diretto dura cent’anni.',
    ],
  ],
  sheet: [
    [
      'A single {size} sheet of 310 gsm cotton paper with a border of two centimetres, ready for any standard frame.',
      'Ein einzelnes Blatt in {size}, 310 g Baumwollpapier mit zwei Zentimetern Rand, passend für jeden Standardrahmen.',
      'Un solo foglio {size} di carta di cotone da 310 g, con due centimetri di bordo, pronto per qualsiasi cornice standard.',
    ],
    [
      'One size only, {size}, on cotton paper, sent flat between two stiff boards.',
      'Nur in einer Größe, {size}, auf Baumwollpapier, flach zwischen zwei festen Pappen verschickt.',
      'Un solo formato, {size}, su carta di cotone, spedito in piano tra due cartoni rigidi.',
    ],
  ],
  canvas: [
    [
      'Printed on heavy cotton canvas and stretched over a pine bar 3.8 cm deep, from {small} to {large}, hanging cord fitted.',
      'Auf schwere Baumwollleinwand gedruckt und über einen 3,8 cm tiefen Kiefernrahmen gespannt, von {small} bis {large}, mit Aufhängung.',
      'Stampato su tela di cotone pesante e teso su un telaio di pino profondo 3,8 cm, da {small} a {large}, con cordino già montato.',
    ],
    [
      'Stretched by hand over pine, edges painted, no glass to reflect the window; {small}, or anything up to {large}.',
      'Von Hand über Kiefernholz gespannt, mit gefassten Kanten und ohne spiegelndes Glas; {small} bis {large}.',
      'Teso a mano su pino, bordi dipinti, nessun vetro a riflettere la finestra; da {small} fino a {large}.',
    ],
  ],
  edition: [
    [
      'An edition of {edition}, numbered and signed in pencil, framed behind acrylic in our own workshop at {size}.',
      'Eine Auflage von {edition}, mit Bleistift nummeriert und signiert, in unserer Werkstatt in {size} hinter Acrylglas gerahmt.',
      'Edizione di {edition} esemplari, numerati e firmati a matita, incorniciati in formato {size} sotto acrilico nel nostro laboratorio.',
    ],
    [
      'Only {edition} were pulled. Each is signed, numbered and framed at {size}, with a note of provenance on the back.',
      'Nur {edition} Abzüge gibt es. Jeder ist signiert, nummeriert und in {size} gerahmt, mit Herkunftsvermerk auf der Rückseite.',
      'Ne esistono solo {edition}. Ognuno è firmato, numerato e incorniciato in formato {size}, con una nota di provenienza sul retro.',
    ],
  ],
  download: [
    [
      'You receive a PDF for paper up to {size}, to print at home or at the shop on the corner.',
      'Geliefert wird eine PDF-Datei für Papier bis {size}, für den Drucker daheim oder den Copyshop.',
      'Ricevi un PDF per carta fino al formato {size}, da stampare a casa o in copisteria.',
    ],
    [
      'A file, not a parcel: up to {size}, yours to print as often as you like for your own walls.',
      'Eine Datei statt eines Pakets: bis {size}, für die eigenen Wände beliebig oft auszudrucken.',
      'Un file, non un pacco: fino al formato {size}, da stampare tutte le volte che vuoi per casa tua.',
    ],
  ],
}

export const hangingSentences: readonly Translations[] = [
  [
    'Happy above a desk or at the turn of the stairs.',
    'Gut über dem Schreibtisch oder am Treppenabsatz.',
    'Sta bene sopra la scrivania o a metà scala.',
  ],
  [
    'It likes a plain wall and a bit of morning light.',
    'Das Bild mag eine ruhige Wand und etwas Morgenlicht.',
    'Ama una parete semplice e un po’ di luce del mattino.',
  ],
  [
    'We hang ours at eye level, a hand’s breadth above the mantel.',
    'Bei uns hängt das Bild auf Augenhöhe, eine Handbreit über dem Kaminsims.',
    'Da noi sta all’altezza degli occhi, un palmo sopra la mensola del camino.',
  ],
  [
    'Lovely alone, better company in a pair.',
    'Allein schön, zu zweit noch besser.',
    'Un’immagine bella da sola, ancora migliore in coppia.',
  ],
  [
    'Cheerful enough for a hall, calm enough for a bedroom.',
    'Heiter genug für den Flur, ruhig genug fürs Schlafzimmer.',
    'Abbastanza allegra per l’ingresso, abbastanza quieta per la camera: un’immagine versatile.',
  ],
  [
    'A kind present for somebody with new walls.',
    'Ein freundliches Geschenk für jemanden mit neuen Wänden.',
    'Un regalo gentile per chi ha pareti nuove.',
  ],
  [
    'Lean it on a shelf for a week before you reach for the hammer.',
    'Eine Woche aufs Regal stellen, dann erst zum Hammer greifen.',
    'Prima una settimana su uno scaffale, poi martello e chiodo.',
  ],
  [
    'It looks well with books near it.',
    'In der Nähe von Büchern macht sich das Bild besonders gut.',
    'Vicino ai libri dà il meglio di sé.',
  ],
  [
    'Best where you will pass it every day.',
    'Am besten dort, wo man jeden Tag vorbeikommt.',
    'Meglio dove si passa ogni giorno.',
  ],
  [
    'Good in a kitchen, better than most in a bathroom with a window.',
    'Gut für die Küche und sogar für ein Bad mit Fenster.',
    'Va bene in cucina e perfino in un bagno con finestra.',
  ],
  [
    'It will hold its own over a sofa.',
    'Über dem Sofa behauptet sich das Bild mühelos.',
    'Sopra un divano sa farsi valere.',
  ],
  [
    'One for the wall opposite the bed.',
    'Etwas für die Wand gegenüber dem Bett.',
    'Da mettere sulla parete di fronte al letto.',
  ],
]

/** {line} is the picture's own sentence, {artist} who made it. */
export const shortArtDescriptions: Record<ArtFormat, Translations> = {
  print: [
    'Art print by {artist}, on cotton paper, loose or framed.',
    'Kunstdruck von {artist} auf Baumwollpapier, lose oder gerahmt.',
    'Stampa d’arte di {artist} su carta di cotone, sciolta o incorniciata.',
  ],
  sheet: [
    'Print by {artist} on cotton paper, in one size.',
    'Druck von {artist} auf Baumwollpapier, in einer Größe.',
    'Stampa di {artist} su carta di cotone, in un solo formato.',
  ],
  canvas: [
    'Stretched canvas by {artist}, ready to hang.',
    'Gespannte Leinwand von {artist}, fertig zum Aufhängen.',
    'Tela tesa di {artist}, pronta da appendere.',
  ],
  edition: [
    'Signed and numbered edition by {artist}, framed.',
    'Signierte und nummerierte Edition von {artist}, gerahmt.',
    'Edizione firmata e numerata di {artist}, incorniciata.',
  ],
  download: [
    'Printable file by {artist}, ready in a minute.',
    'Bilddatei von {artist} zum Selberdrucken, sofort verfügbar.',
    'File stampabile di {artist}, disponibile subito.',
  ],
}
