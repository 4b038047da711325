import type { ArtTitle } from '../title.ts'

export const harbourLines: readonly ArtTitle<'harbour-lines'>[] = [
  [
    'three masts',
    'harbour',
    'landscape',
    ['Three Masts at Slack Water', 'Drei Masten bei Stauwasser', 'Tre alberi nella marea ferma'],
    [
      'The ten minutes in every tide when nothing pulls and even the ropes relax.',
      'Die zehn Minuten jeder Tide, in denen nichts zieht und selbst die Taue sich entspannen.',
      'I dieci minuti di ogni marea in cui nulla tira e perfino le cime si rilassano.',
    ],
  ],
  [
    'three masts',
    'ink',
    'portrait',
    ['Rigging Study', 'Takelagestudie', 'Studio di sartiame'],
    [
      'Every rope goes somewhere. A retired bosun checked it and found only one mistake.',
      'Jedes Tau führt irgendwohin. Ein Bootsmann im Ruhestand hat nachgesehen und nur einen Fehler gefunden.',
      'Ogni cima va da qualche parte. Un nostromo in pensione ha controllato e ha trovato un solo errore.',
    ],
  ],
  [
    'at anchor',
    'lagoon',
    'landscape',
    ['At Anchor, Early', 'Früh vor Anker', 'All’ancora, di buon’ora'],
    [
      'A small boat, a smaller dinghy, and a kettle presumably on somewhere below.',
      'Ein kleines Boot, ein noch kleineres Beiboot und unter Deck vermutlich ein Wasserkessel.',
      'Una barca piccola, un barchino ancora più piccolo e, sotto coperta, di certo un bollitore.',
    ],
  ],
  [
    'at anchor',
    'chalk',
    'square',
    ['Fog in the Roads', 'Nebel auf der Reede', 'Nebbia in rada'],
    [
      'Two hulls and a suggestion of a third, in as few lines as the fog allowed.',
      'Zwei Rümpfe und die Andeutung eines dritten, in so wenigen Linien, wie der Nebel zuließ.',
      'Due scafi e l’ombra di un terzo, con le poche linee che la nebbia concedeva.',
    ],
  ],
  [
    'lighthouse',
    'hearth',
    'portrait',
    ['The Lighthouse at Pell Head', 'Der Leuchtturm von Pell Head', 'Il faro di Pell Head'],
    [
      'A lighthouse that exists only on this sheet, though several people claim to have holidayed there.',
      'Ein Leuchtturm, den es nur auf diesem Blatt gibt, obwohl mehrere Leute dort Urlaub gemacht haben wollen.',
      'Un faro che esiste solo su questo foglio, anche se parecchi giurano di averci fatto le vacanze.',
    ],
  ],
  [
    'lighthouse',
    'winter',
    'landscape',
    ['Gale Warning', 'Sturmwarnung', 'Avviso di burrasca'],
    [
      'Sea going sideways, light standing still: comforting, if you are looking at it from indoors.',
      'Die See fliegt waagrecht, das Feuer steht still: tröstlich, wenn man drinnen davor sitzt.',
      'Il mare va di traverso, la luce sta ferma: confortante, se la guardi da dentro casa.',
    ],
  ],
  [
    'regatta',
    'citrus',
    'landscape',
    ['Regatta Week', 'Regattawoche', 'Settimana di regate'],
    [
      'A bay full of sails and a right of way dispute, seen from the safe distance of the quay.',
      'Eine Bucht voller Segel und ein Streit um die Vorfahrt, aus dem sicheren Abstand der Kaimauer gesehen.',
      'Una baia piena di vele e una lite sulla precedenza, viste dalla distanza di sicurezza del molo.',
    ],
  ],
  [
    'regatta',
    'rose',
    'square',
    ['Sails Before Supper', 'Segel vor dem Abendessen', 'Vele prima di cena'],
    [
      'The evening race, when the wind drops and everybody gets home late.',
      'Die Abendwettfahrt, bei der der Wind einschläft und alle zu spät nach Hause kommen.',
      'La regata della sera, quando il vento cala e tutti tornano tardi.',
    ],
  ],
  [
    'quay',
    'slate',
    'landscape',
    ['Fish Quay, Low Tide', 'Fischkai bei Ebbe', 'Molo dei pescatori, bassa marea'],
    [
      'The row behind the fish quay: every house has a cat, and every cat has plans.',
      'Die Häuserzeile am Fischkai: Jedes Haus hat eine Katze, und jede Katze hat Absichten.',
      'Le case dietro il molo: ogni casa ha un gatto e ogni gatto ha un progetto.',
    ],
  ],
  [
    'quay',
    'ochre',
    'portrait',
    ['The Harbour Front', 'Die Hafenfront', 'Case sul lungoporto'],
    [
      'Tall narrow houses at the water’s edge, built by people who liked to see who was coming.',
      'Hohe, schmale Häuser am Wasser, gebaut von Leuten, die gern sahen, wer kommt.',
      'Case alte e strette sull’acqua, costruite da chi amava vedere chi arrivava.',
    ],
  ],
  [
    'gulls',
    'winter',
    'square',
    ['Gulls and One Chip', 'Möwen und eine Pommes', 'Gabbiani e una patatina'],
    [
      'One boat, one chip, and word has got round among the gulls.',
      'Ein Boot, eine Pommes, und unter den Möwen hat es sich herumgesprochen.',
      'Una barca, una patatina, e tra i gabbiani la voce si è sparsa.',
    ],
  ],
  [
    'gulls',
    'harbour',
    'portrait',
    ['Gulls over the Breakwater', 'Möwen über der Mole', 'Gabbiani sul frangiflutti'],
    [
      'Long calm lines below and quick ones above: the sea at work and the birds at play.',
      'Unten lange, ruhige Linien, oben schnelle: Die See arbeitet, die Vögel spielen.',
      'Linee lunghe e calme in basso, rapide in alto: il mare lavora, gli uccelli giocano.',
    ],
  ],
]
