import type { Page } from '../page.ts'

export const guidePages: readonly Page[] = [
  {
    key: 'care-guides',
    slug: 'pflegehinweise',
    title: 'Pflegehinweise',
    heading: 'Damit es lange hält',
    description: 'Kurze Anleitungen für Holz, Metall, Glas, Papier und Uhrwerke.',
    text: `
Alles bei uns ist dafür gemacht, behalten zu werden. Das meiste braucht dafür wenig.

## Holz

Trocken abstauben, der Maserung nach. Geölte Eiche und Nussbaum vertragen einmal im Jahr eine dünne Schicht Hartwachsöl, geseifte Esche wäscht man mit Seifenflocken. Keine Politur aus der Sprühdose. [Mehr über Eiche](post:caring-for-oak).

## Messing, Stahl, Versilbertes

Lackiertes Metall nur mit einem weichen Tuch abreiben. Blankes Messing dürfen Sie polieren oder nachdunkeln lassen, beides ist richtig.

## Glas und Acryl

Das Tuch anfeuchten, nie die Scheibe. Acryl verträgt nur Wasser und Baumwolle. [So geht es](post:cleaning-glass).

## Papier und Leinwand

Nicht in die Sonne, nicht über die Heizung. Leinwand mit einem trockenen Pinsel abstauben, nicht wischen.

## Uhren

- Die Batterie einmal im Jahr wechseln, ehe sie ausläuft.
- Mechanische Werke immer am selben Tag aufziehen.
- Den Minutenzeiger nur vorwärts drehen und die Uhr ausschlagen lassen.
- Nach etwa fünf Jahren das Werk reinigen und ölen lassen. Das übernehmen wir gern.

Im Zweifel [fragen Sie](page:contact), bevor Sie reiben.
`,
  },
  {
    key: 'size-guide',
    slug: 'groessenhilfe',
    title: 'Größenhilfe',
    heading: 'Wie groß ist das eigentlich?',
    description: 'Papier- und Rahmenmaße, Uhrendurchmesser und Regeln für die Wand.',
    text: `
Schneiden Sie Zeitungspapier auf das Maß zu und kleben Sie es an die Wand. Besser lässt es sich nicht zeigen. Bis dahin helfen diese Angaben.

## Drucke

- A4: 21 × 29,7 cm, für Regale, schmale Wände und Paare
- A3: 29,7 × 42 cm, über dem Schreibtisch
- A2: 42 × 59,4 cm, über einer Kommode
- A1: 59,4 × 84,1 cm, für eine eigene Wand

Der Rahmen kommt auf jeder Seite hinzu, meist 2 cm, ein Passepartout mit weiteren fünf bis sechs. Unsere Größen nennen immer das Blatt; das Außenmaß steht auf der Produktseite.

## Rahmen

Angegeben ist das Foto. Ein Rahmen 13 × 18 fasst ein Foto 13 × 18 ohne oder 10 × 15 mit Passepartout.

## Uhren

Wanduhren werden im Durchmesser gemessen, alle anderen in der Höhe. Teilen Sie den Abstand, aus dem Sie ablesen, durch zehn.

## Wände

Über Möbeln zwei Drittel ihrer Breite und 15 bis 20 cm Abstand. Die Bildmitte liegt [bei 148 cm](post:hanging-height).
`,
  },
  {
    key: 'accessibility',
    slug: 'barrierefreiheit',
    title: 'Barrierefreiheit',
    description: 'Was wir dafür tun, dass alle diesen Laden benutzen können, und wie Sie uns Hindernisse melden.',
    text: `
Dieser Laden soll für alle funktionieren: mit der Tastatur, mit einem Vorleseprogramm, bei doppelter Schriftgröße, im Sonnenlicht und mit einer Hand.

## Woran wir uns halten

Maßstab sind die Web Content Accessibility Guidelines 2.2, Stufe AA. Im Einzelnen heißt das:

- Alles ist mit der Tastatur erreichbar, und man sieht immer, wo man ist.
- Schrift hebt sich deutlich vom Grund ab, hell wie dunkel, und Farbe ist nie das einzige Zeichen.
- Bilder, die etwas mitteilen, haben eine Beschreibung.
- Bewegung hört auf, wenn Ihr Gerät darum bittet.
- Formulare benennen ihre Felder, erklären Fehler in Worten und behalten Ihre Eingaben.

## Was noch fehlt

Die Beschreibungen unserer Produktbilder nennen die Sache und ihren Urheber, aber nicht jede Einzelheit einer Zeichnung. Wenn Sie ein Bild vor dem Kauf genauer beschrieben haben möchten, fragen Sie uns gern.

## Hindernis melden

Schreiben Sie an [{email}](mailto:{email}) und nennen Sie die Seite und Ihr Hilfsmittel. Wir antworten innerhalb von zwei Werktagen. Bestellungen nehmen wir in der Zwischenzeit auch am Telefon auf.
`,
  },
]
