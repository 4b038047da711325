import type { ArtTitle } from '../title.ts'

export const letterpress: readonly ArtTitle<'letterpress'>[] = [
  [
    'ampersand',
    'ink',
    'portrait',
    ['The Good Ampersand', 'Das gute Und-Zeichen', 'La buona e commerciale'],
    [
      'For couples, business partners and anyone who has more to say.',
      'Für Paare, Geschäftspartner und alle, die noch etwas hinzufügen möchten.',
      'Per coppie, soci in affari e chiunque abbia ancora qualcosa da aggiungere.',
    ],
  ],
  [
    'ampersand',
    'hearth',
    'portrait',
    ['You, Me, Ampersand', 'Du, ich und das Zeichen dazwischen', 'Tu, io e il segno in mezzo'],
    [
      'A large warm and, inked by hand on a press older than the two of you put together.',
      'Ein großes, warmes Und, von Hand eingefärbt auf einer Presse, die älter ist als beide zusammen.',
      'Una grande e dal colore caldo, inchiostrata a mano su un torchio più vecchio di voi due messi insieme.',
    ],
  ],
  [
    'numeral',
    'harbour',
    'portrait',
    ['A Lucky Number', 'Eine Glückszahl', 'Un numero fortunato'],
    [
      'A single wooden numeral, worn soft at the corners by a century of raffle posters.',
      'Eine einzelne Holzziffer, weich geworden an den Ecken von hundert Jahren Tombolaplakaten.',
      'Una sola cifra di legno, smussata da un secolo di manifesti per lotterie.',
    ],
  ],
  [
    'numeral',
    'ochre',
    'portrait',
    ['The House Number', 'Die Hausnummer', 'Il numero di casa'],
    [
      'A figure with serifs like good shoes, printed large for the hall.',
      'Eine Ziffer mit Serifen wie gute Schuhe, groß gedruckt für den Flur.',
      'Una cifra con grazie eleganti come scarpe buone, stampata in grande per l’ingresso.',
    ],
  ],
  [
    'letter',
    'rose',
    'portrait',
    ['A Capital Letter', 'Ein Großbuchstabe', 'Una lettera maiuscola'],
    [
      'One letter of wood type, enlarged until its knocks and scratches become the picture.',
      'Ein Holzbuchstabe, so vergrößert, dass seine Kerben und Kratzer zum Bild werden.',
      'Una lettera di legno, ingrandita finché ammaccature e graffi diventano il quadro.',
    ],
  ],
  [
    'letter',
    'slate',
    'portrait',
    ['First Initial', 'Erster Buchstabe', 'La prima iniziale'],
    [
      'The kind of letter that begins a chapter and knows it.',
      'Die Sorte Buchstabe, die ein Kapitel eröffnet und das auch weiß.',
      'Quel tipo di lettera che apre un capitolo, e lo sa.',
    ],
  ],
  [
    'alphabet',
    'chalk',
    'portrait',
    ['Alphabet, All Present', 'Das Alphabet, vollzählig', 'L’alfabeto, tutti presenti'],
    [
      'Twenty-six letters from nine different cases; the Q is borrowed.',
      'Sechsundzwanzig Buchstaben aus neun Setzkästen; das Q ist geliehen.',
      'Ventisei lettere da nove cassetti diversi; la Q è in prestito.',
    ],
  ],
  [
    'alphabet',
    'citrus',
    'portrait',
    ['Alphabet for a Small Person', 'Alphabet für einen kleinen Menschen', 'Alfabeto per una persona piccola'],
    [
      'Cheerful, legible and hung low: learning to read starts with looking.',
      'Fröhlich, gut lesbar und tief zu hängen: Lesenlernen beginnt mit Hinsehen.',
      'Allegro, leggibile e da appendere in basso: imparare a leggere comincia dal guardare.',
    ],
  ],
  [
    'question',
    'dusk',
    'portrait',
    ['The Big Question', 'Die große Frage', 'La grande domanda'],
    [
      'A question mark the height of a toddler. Answers are your own affair.',
      'Ein Fragezeichen, so groß wie ein Kleinkind. Die Antwort bleibt Privatsache.',
      'Un punto interrogativo alto come un bambino. La risposta è affar tuo.',
    ],
  ],
  [
    'question',
    'lagoon',
    'portrait',
    ['Tea, Anyone?', 'Wer möchte Tee?', 'Chi vuole il tè?'],
    [
      'A curl and a dot: everything you need to ask in most families.',
      'Ein Bogen und ein Punkt: In den meisten Familien genügt das als Frage.',
      'Un ricciolo e un punto: in molte famiglie basta questo per chiedere.',
    ],
  ],
  [
    'word',
    'fern',
    'portrait',
    ['One Word, Well Chosen', 'Ein Wort, gut gewählt', 'Una parola ben scelta'],
    [
      'Set, locked, inked and pulled four hundred times; the word never got tired.',
      'Gesetzt, geschlossen, eingefärbt und vierhundertmal gedruckt; das Wort wurde nie müde.',
      'Composta, serrata, inchiostrata e stampata quattrocento volte: la parola non si è mai stancata.',
    ],
  ],
  [
    'word',
    'moor',
    'portrait',
    ['A Word before Breakfast', 'Ein Wort vor dem Frühstück', 'Una parola prima di colazione'],
    [
      'Set large and printed without hurry, for walls that people talk to.',
      'Groß gesetzt und ohne Eile gedruckt, für Wände, mit denen man spricht.',
      'Composta in grande e stampata senza fretta, per le pareti con cui si parla.',
    ],
  ],
]
