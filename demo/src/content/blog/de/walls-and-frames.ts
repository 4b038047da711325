import type { Post } from '../post.ts'

export const wallPosts: readonly Post[] = [
  {
    key: 'hanging-height',
    title: 'Wie hoch hängt ein Bild?',
    author: 'Friederike Lohmann',
    topics: ['walls'],
    about: 'framed art print',
    scene: 'wall-art',
    on: '09-18',
    yearsAgo: 0,
    short: 'Tiefer, als man denkt. Ein Maßband und eine einzige Zahl genügen.',
    text: `
Gehen Sie einmal durch Ihre Wohnung und schauen Sie, wohin Ihr Blick fällt. Bei den meisten von uns trifft er auf die Unterkante des Rahmens. Die Bilder hängen zu hoch, und das hat einen einfachen Grund: Beim Aufhängen sagt immer jemand „noch ein Stück höher“ und nie jemand das Gegenteil.

In Museen gilt seit Langem eine Regel, die auch zu Hause taugt. Die Mitte des Bildes liegt bei etwa 1,48 m über dem Boden. Nicht der Nagel und nicht die Oberkante, sondern die Mitte.

## So rechnen Sie

1. Halbe Rahmenhöhe messen.
2. Den Draht straff nach oben ziehen und den Abstand zur Oberkante messen.
3. Das zweite Maß vom ersten abziehen, 148 dazuzählen: Dort sitzt der Haken.

Ein Rahmen von 60 cm, dessen Draht 8 cm unter der Kante liegt, braucht den Nagel also bei 170 cm.

## Ausnahmen

Über dem Sofa zählt der Abstand zur Lehne, 15 bis 20 cm. Am Esstisch sitzen alle, dort darf es eine Handbreit tiefer sein. Im Treppenhaus folgen Sie der Linie des Geländers und vergessen die Zahl.

Und falls der erste Versuch danebengeht: Das falsche Loch verschwindet hinter dem Bild. Wer mehrere Rahmen zusammen hängen möchte, liest am besten [hier weiter](post:gallery-wall).
`,
  },
  {
    key: 'gallery-wall',
    title: 'Die Bilderwand beginnt auf dem Teppich',
    author: 'Jonas Achterberg',
    topics: ['walls', 'frames'],
    about: 'gallery wall set',
    scene: 'wall-art',
    on: '01-27',
    yearsAgo: 0,
    short: 'Erst legen, dann messen, zuletzt bohren. Und eine Lücke lassen.',
    text: `
Zwei Quadratmeter freier Boden, eine Kanne Kaffee, die Katze in der Küche: Mehr brauchen Sie für den Anfang nicht. Legen Sie alles aus, was infrage kommt, und gehen Sie ein paar Mal darum herum.

Das größte Stück kommt zuerst, ein wenig neben die Mitte. Von dort bauen Sie nach außen. Der Abstand bleibt überall gleich, fünf Zentimeter haben sich bewährt. Weniger wirkt gedrängt, deutlich mehr sieht aus, als wären die Bilder einander fremd.

## Was die Wand zusammenhält

Etwas muss sich wiederholen. Das kann der Rahmen sein, das Passepartout oder eine Farbe, die überall einmal auftaucht. Wiederholt sich gar nichts, hängt am Ende eine Pinnwand; wiederholt sich alles, ein Hotelflur.

- Dunkles und Schweres nach unten, Leichtes nach oben.
- Hochformate neben Querformate, sonst entstehen Streifen.
- Die Mitte der ganzen Gruppe liegt auf [Augenhöhe](post:hanging-height).
- Eine Stelle bleibt frei. Das passende Bild findet sich.

Gefällt Ihnen die Ordnung am Boden, fotografieren Sie sie von einem Stuhl aus. Dann zeichnen Sie jeden Rahmen auf Packpapier nach, markieren die Aufhängung, kleben die Bögen an die Wand und bohren durch das Papier. Abreißen, aufhängen, Wasserwaage.

Am besten geht es zu zweit, vorausgesetzt, die Ehe verträgt den Satz „links noch einen Zentimeter“.
`,
  },
  {
    key: 'mount-or-no-mount',
    title: 'Mit oder ohne Passepartout?',
    author: 'Friederike Lohmann',
    topics: ['frames'],
    about: 'photo frame mount',
    scene: 'photo-frames',
    on: '05-20',
    yearsAgo: 0,
    short: 'Ein Stück Karton, das schützt und dem Bild Luft verschafft.',
    text: `
Der Name kommt aus dem Französischen und heißt so viel wie „passt überall“. Gemeint ist ein dicker Karton mit einem Fenster, und überall passt er eben nicht. Zwei Dinge aber kann er sehr gut.

Erstens hält er das Bild vom Glas fern. Fotografien, die direkt an der Scheibe liegen, kleben irgendwann fest; wer sie dann löst, löst die Gesichter gleich mit. Wenn Ihnen ein Rand nicht gefällt, fragen Sie nach einer Abstandsleiste, die unter dem Falz verschwindet.

Zweitens gibt er dem Auge eine Pause, ehe das Bild anfängt.

## Die richtige Breite

Mutiger, als man meint. Vier Zentimeter um ein Foto von 10 × 15 cm sind das Mindeste, bei A3 dürfen es sieben sein. Ist das Passepartout genauso breit wie die Leiste, entstehen Streifen, und Streifen machen unruhig.

Unten gibt man gern ein paar Millimeter zu. Sonst scheint das Bild aus dem Rahmen zu rutschen, obwohl es genau in der Mitte sitzt.

## Wann Sie darauf verzichten

- bei Plakaten und Buchdruck, weil der Bogen selbst dazugehört
- bei Bildern, die absichtlich über den Rand laufen
- bei ganz kleinen Rahmen auf vollen Regalen

Weiß geht immer, Creme schmeichelt alten Fotografien, Schwarz will gut überlegt sein. In unseren [Rahmen](category:photoframes) liegt das Passepartout bei; Sie können es auch herausnehmen.
`,
  },
  {
    key: 'picture-light',
    title: 'Gutes Licht für Bilder',
    author: 'Jonas Achterberg',
    topics: ['walls', 'care'],
    about: 'limited edition framed',
    scene: 'studios',
    on: '11-10',
    yearsAgo: 0,
    draft: true,
    short: 'Ein Winkel, eine Farbtemperatur und ein Wort über die Südseite.',
    text: `
Im November wird es in unserem Atelier um halb fünf dunkel, und dann zeigt sich, welche Bilder beleuchtet sind und welche nur angestrahlt.

Der Unterschied liegt im Winkel. Ein Strahler an der Decke sollte so stehen, dass sein Licht mit etwa dreißig Grad zur Senkrechten auf das Bild trifft. Steiler, und der Rahmen wirft einen Schnurrbart aus Schatten. Flacher, und Sie sehen vor allem die Lampe im Glas.

## Drei Angaben auf der Schachtel

- *LED*, ohne Ausnahme. Halogen wird heiß, und Papier mag keine Hitze.
- *2700 bis 3000 Kelvin* für warme Räume, etwas mehr für Schwarz-Weiß.
- *Ra oder CRI über 90.* Darunter werden Rottöne braun und Gäste blass.

Messingleuchten, die man an den Rahmen klemmt, sind hübsch anzusehen, erreichen aber nur das obere Drittel. Für ein kleines Ölbild ist das genau richtig, für ein Plakat zu wenig.

Schwieriger als jede Lampe ist die Sonne. An einer Wand gegenüber dem Südfenster verlieren auch gute Pigmente nach einigen Sommern an Kraft. Hängen Sie dort eine Uhr auf oder eine Leinwand, die Sie im Herbst gegen eine andere tauschen.

Zum Schluss ein Rat, der nichts mit Physik zu tun hat: Nehmen Sie einen Dimmer. Abends will ein Bild bemerkt werden und nicht verhört.
`,
  },
]
