import type { Post } from '../post.ts'

export const cardPosts: readonly Post[] = [
  {
    key: 'writing-condolence',
    title: 'Was schreibt man, wenn jemand gestorben ist?',
    author: 'Friederike Lohmann',
    topics: ['cards'],
    about: 'sympathy card',
    scene: 'greeting-cards',
    on: '11-02',
    yearsAgo: 1,
    short: 'Die richtigen Worte gibt es nicht. Schreiben Sie trotzdem, und noch in dieser Woche.',
    text: `
Viele Kondolenzbriefe werden nie abgeschickt, weil sie nicht gut genug waren. Dabei erwartet niemand einen guten Brief. Erwartet wird überhaupt keiner, und deshalb tut jeder einzelne wohl.

Fangen Sie mit dem einfachsten Satz an: „Heute habe ich erfahren, dass Ihr Vater gestorben ist.“ Schreiben Sie den Namen hin. Um Trauernde herum machen alle einen Bogen um den Namen, und gerade er fehlt ihnen.

Danach, wenn Sie können, eine kleine Erinnerung. Dass er immer Bindfaden in der Tasche hatte. Wie sie am Gartenzaun lachte. Neue Geschichten über diesen Menschen wird es nicht mehr geben, außer denen, die andere noch aufbewahren.

Kannten Sie den Verstorbenen nicht, dann schreiben Sie über den, der geblieben ist.

## Was Sie weglassen dürfen

- alles, was mit „wenigstens“ beginnt
- „Ich weiß, wie du dich fühlst“
- „Melde dich, wenn du etwas brauchst“. Bieten Sie lieber etwas an: Suppe am Freitag, den Hund für eine Woche.
- Sprüche, die vorgedruckt sind. Nehmen Sie [eine Karte ohne Text](category:greetingcards).

Vier Sätze genügen, von Hand geschrieben. Erwähnen Sie, dass keine Antwort nötig ist. Und falls schon Wochen vergangen sind: Eine Karte, die kommt, wenn es im Haus wieder still geworden ist, wird oft am längsten behalten.
`,
  },
  {
    key: 'christmas-cards-early',
    title: 'Adventspost ohne Eile',
    author: 'Friederike Lohmann',
    topics: ['seasons', 'cards'],
    about: 'christmas card',
    scene: 'christmas',
    on: '11-23',
    yearsAgo: 0,
    short: 'Vier Sonntage, vier Stapel. So kommt alles rechtzeitig an, auch Sie selbst.',
    text: `
Der Advent hat vier Sonntage, und das trifft sich gut, denn Weihnachtspost besteht aus vier Aufgaben. Wer sie an einem einzigen Abend erledigen will, schreibt beim zwanzigsten Umschlag den eigenen Namen falsch.

*Vor dem ersten Advent: die Liste.* Alte Umschläge, Adressbuch, Gedächtnis. Kreuzen Sie an, wer einen richtigen Satz bekommt. Zwölf sind schon viele.

*Am ersten Sonntag: die Umschläge.* Alle, mit Marken, bei Musik. Danach liegt der langweilige Teil hinter Ihnen.

*Am zweiten: alles, was weit reist.* Die letzten Einlieferungstage nennt die Post jedes Jahr neu, und sie liegen immer früher, als man sie in Erinnerung hatte.

*Am dritten: die zwölf.* Ein Glas Punsch, eine wahre Begebenheit aus Ihrem Jahr, eine Frage nach dem anderen. Rundbriefe lassen Sie sein; sechs Wörter, die nur einem gelten, wiegen mehr als sechshundert für alle.

*Am vierten: der Rest.* Zügig, mit guter Tinte und, wo sie sich anbietet, mit einer Zeichnung am Rand.

## Eine Karte mehr

Schreiben Sie auch jemandem, der nicht damit rechnet. Der Nachbarin, die Ihre Pakete annimmt, oder dem Lehrer von damals. Es wird die Karte sein, an die Sie selbst am liebsten denken.

Dann alles in eine Tasche und zu Fuß zum Briefkasten. Ein wenig feierlich darf es zugehen.
`,
  },
  {
    key: 'bread-and-salt',
    title: 'Brot, Salz und ein Nagel: Geschenke zum Einzug',
    author: 'Jonas Achterberg',
    topics: ['seasons', 'cards'],
    about: 'new home card',
    scene: 'gift-cards',
    on: '04-10',
    yearsAgo: 0,
    short: 'Was in eine neue Wohnung gehört, wenn das Salz schon dreimal da ist.',
    text: `
Brot und Salz sind ein schöner Brauch. Bei der letzten Einweihung, zu der wir eingeladen waren, standen allerdings am Ende des Abends neun Pakete Salz auf der Fensterbank, und die Gastgeber essen salzarm.

Deshalb ein paar Vorschläge für danach.

## Etwas für die leere Wand

In den ersten Wochen hängt nirgends etwas. Ein gerahmtes Bild, das man erst einmal anlehnen kann, macht aus einem Zimmer mit Kartons eine Wohnung. Wählen Sie etwas Ruhiges in A3, das passt fast überallhin. Und legen Sie einen Nagel dazu: Werkzeug ist beim Umzug immer in der falschen Kiste.

## Etwas, das schon geht

Eine Küchenuhr, gestellt und mit Batterie, lässt sich sofort gebrauchen. In der neuen Küche weiß noch niemand, wie lange der Weg zur Bahn dauert.

## Etwas von früher

Fotografieren Sie die alte Haustür, ehe der Umzugswagen kommt. Ein Abzug in einem schlichten Rahmen kostet wenig. Geweint wird trotzdem.

## Etwas Geschriebenes

Auf die Karte gehört die neue Adresse, von Hand. Für viele ist es die erste Post, die dort ankommt. Dazu ein Wunsch, der nicht aus dem Internet stammt, etwa dass die Nachbarn nett sind und die Sonne im Schlafzimmer erst um acht erscheint.

Wer gar nichts findet, schenkt [eine Karte zum Aussuchen](page:gift-cards) und einen Nachmittag mit der Bohrmaschine.
`,
  },
]
