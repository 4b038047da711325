import type { ArtTitle } from '../title.ts'

export const inkBirds: readonly ArtTitle<'ink-birds'>[] = [
  [
    'heron',
    'harbour',
    'portrait',
    ['Heron at Low Water', 'Reiher bei Niedrigwasser', 'Airone con la bassa marea'],
    [
      'Knee-deep, motionless and fairly sure that you are about to leave.',
      'Knietief, reglos und ziemlich sicher, dass man gleich wieder geht.',
      'Con l’acqua alle ginocchia, immobile e quasi certo che stai per andartene.',
    ],
  ],
  [
    'heron',
    'ink',
    'portrait',
    ['Grey Heron, Nine Strokes', 'Graureiher in neun Strichen', 'Airone cenerino in nove tratti'],
    [
      'The artist allowed herself nine strokes of the brush and used eight.',
      'Neun Pinselstriche hatte sich die Künstlerin erlaubt, acht hat sie gebraucht.',
      'L’artista si era concessa nove pennellate e ne ha usate otto.',
    ],
  ],
  [
    'wren',
    'moor',
    'square',
    ['Wren, Shouting', 'Zaunkönig, schimpfend', 'Scricciolo che protesta'],
    [
      'The smallest bird in the hedge and by some way the loudest.',
      'Der kleinste Vogel in der Hecke und mit Abstand der lauteste.',
      'L’uccello più piccolo della siepe e di gran lunga il più rumoroso.',
    ],
  ],
  [
    'swallows',
    'citrus',
    'landscape',
    ['Swallows, Turning', 'Schwalben in der Kurve', 'Rondini in virata'],
    [
      'The last meeting of the summer, held in the air; one of them is not listening.',
      'Die letzte Versammlung des Sommers, in der Luft abgehalten; eine hört nicht zu.',
      'L’ultima riunione dell’estate, tenuta in volo; una di loro non ascolta.',
    ],
  ],
  [
    'swallows',
    'winter',
    'portrait',
    ['Gone by Friday', 'Am Freitag sind sie fort', 'Partite entro venerdì'],
    [
      'Swallows already half sky, painted on the morning they made up their minds.',
      'Schwalben, schon halb Himmel, gemalt an dem Morgen, an dem sie sich entschlossen.',
      'Rondini già per metà cielo, dipinte la mattina in cui si sono decise.',
    ],
  ],
  [
    'owl',
    'dusk',
    'portrait',
    ['Owl by a Low Moon', 'Eule vor tiefem Mond', 'Gufo con la luna bassa'],
    [
      'Wide awake, perfectly comfortable and not about to discuss it.',
      'Hellwach, sehr bequem und zu keiner Auskunft bereit.',
      'Sveglissimo, comodissimo e per nulla disposto a parlarne.',
    ],
  ],
  [
    'curlew',
    'ochre',
    'landscape',
    ['Curlew on the Saltings', 'Brachvogel in der Salzwiese', 'Chiurlo nella barena'],
    [
      'That beak is not a mistake; it is exactly as long as the mud is deep.',
      'Dieser Schnabel ist kein Versehen; er ist genau so lang, wie der Schlick tief ist.',
      'Quel becco non è un errore: è lungo esattamente quanto è profondo il fango.',
    ],
  ],
  [
    'swan',
    'chalk',
    'landscape',
    ['Swan, Unimpressed', 'Schwan, unbeeindruckt', 'Cigno, per nulla colpito'],
    [
      'A long neck, a straight look, and no interest whatever in your bread.',
      'Ein langer Hals, ein gerader Blick und keinerlei Interesse an altem Brot.',
      'Un collo lungo, uno sguardo dritto e nessun interesse per il tuo pane.',
    ],
  ],
  [
    'crow',
    'slate',
    'square',
    ['Crow with a Plan', 'Krähe mit einem Plan', 'Cornacchia con un piano'],
    [
      'She has looked at the bin, the lid and you, in that order.',
      'Sie hat die Tonne angesehen, dann den Deckel, dann Sie.',
      'Ha guardato il bidone, il coperchio e te, in quest’ordine.',
    ],
  ],
  [
    'robin',
    'hearth',
    'portrait',
    ['The Gardener’s Robin', 'Das Rotkehlchen des Gärtners', 'Il pettirosso del giardiniere'],
    [
      'Waiting on the nearest twig for somebody else to do the digging.',
      'Es wartet auf dem nächsten Zweig, dass jemand anderes das Graben übernimmt.',
      'Aspetta sul ramo più vicino che qualcun altro si metta a scavare.',
    ],
  ],
  [
    'puffin',
    'lagoon',
    'square',
    ['Puffin, Late for Work', 'Papageitaucher, spät dran', 'Pulcinella di mare in ritardo'],
    [
      'Smartly dressed, slightly out of breath, sure that someone has moved the cliff.',
      'Gut gekleidet, etwas außer Atem und überzeugt, dass jemand die Klippe verschoben hat.',
      'Elegante, un po’ senza fiato e convinta che qualcuno abbia spostato la scogliera.',
    ],
  ],
  [
    'kingfisher',
    'lagoon',
    'portrait',
    ['Kingfisher, Briefly', 'Eisvogel, kurz', 'Martin pescatore, un istante'],
    [
      'A streak of blue you were not quick enough to point at, now standing still for you.',
      'Ein blauer Streifen, auf den man nie schnell genug zeigt; hier hält er einmal still.',
      'Una scia blu che non fai mai in tempo a indicare; qui, per una volta, sta ferma.',
    ],
  ],
]
