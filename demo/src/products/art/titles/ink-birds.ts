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
    ['Swallows on the Wire', 'Schwalben auf dem Draht', 'Rondini sul filo'],
    [
      'The last meeting of the summer; one of them is not listening.',
      'Die letzte Versammlung des Sommers; eine hört nicht zu.',
      'L’ultima riunione dell’estate; una di loro non ascolta.',
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
    ['Barn Owl, Passing', 'Schleiereule im Vorbeiflug', 'Barbagiallo di passaggio'],
    [
      'No sound at all, then a pale shape at the end of the lane, then no owl.',
      'Kein Laut, dann eine helle Gestalt am Ende des Weges, dann keine Eule mehr.',
      'Nessun rumore, poi una forma chiara in fondo al viottolo, poi più nulla.',
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
      'White on white, with one black brushstroke to tell you where the opinion is.',
      'Weiß auf Weiß, mit einem schwarzen Strich, damit man sieht, wo die Meinung sitzt.',
      'Bianco su bianco, con una pennellata nera per indicare dove sta l’opinione.',
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
      'Waiting on the fork handle for somebody else to do the digging.',
      'Es wartet auf dem Spatenstiel, dass jemand anderes das Graben übernimmt.',
      'Aspetta sul manico della vanga che qualcun altro si metta a scavare.',
    ],
  ],
  [
    'puffin',
    'lagoon',
    'square',
    ['Puffin, Late for Work', 'Papageitaucher, spät dran', 'Pulcinella di mare in ritardo'],
    [
      'Smartly dressed, mouth full, walking as fast as those feet allow.',
      'Gut gekleidet, den Schnabel voll, so schnell unterwegs, wie diese Füße es erlauben.',
      'Elegante, il becco pieno, cammina veloce quanto quei piedi permettono.',
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
