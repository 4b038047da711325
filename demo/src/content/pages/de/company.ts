import type { Page } from '../page.ts'

export const companyPages: readonly Page[] = [
  {
    key: 'about-us',
    slug: 'about-us',
    title: 'Über uns',
    heading: 'Was auf dem Kaminsims steht',
    description: 'Wer wir sind, was wir verkaufen und warum es gerade diese vier Dinge sind.',
    text: `
Eine Uhr, die tickt. Ein Bild, angelehnt. Ein gerahmtes Foto. Eine Karte, die jemand geschickt hat. Auf fast jedem Kaminsims findet man diese vier, und wer keinen Kamin hat, stellt sie aufs Klavier. Daraus haben wir einen Laden gemacht.

Angefangen hat es mit einem einzigen Regal: sechs Uhren von Harrow & Bell und eine Reihe Disteln von Hester Quill. Die Leute kamen wegen der Uhren und gingen mit den Disteln. Irgendwann wunderten wir uns nicht mehr und kauften ein zweites Regal.

Heute sind es rund zwanzig Ateliers und ein Dutzend Werkstätten, in England, in Schottland und im Schwarzwald. Wir kennen sie alle und erzählen [in unserem Journal](route:blog) von ihnen. Die Drucke entstehen bei uns, erst nach Ihrer Bestellung. Jede Uhr läuft eine Woche zur Probe. Die Karten sind innen leer, denn was darin stehen soll, wissen Sie besser.

## Worauf wir achten

- Dinge verkaufen, die sich reparieren lassen, und sie dann auch reparieren.
- Echte Maße, echte Farben, ehrliche Termine.
- Ohne Plastik verpacken.
- Briefe beantworten.

## Was das hier wirklich ist

Mantel ist ein Beispielladen, der zeigt, was seine Software kann. Die Menschen darin sind erfunden, die Bilder hat ein Programm gezeichnet, und verschickt wird nichts. Wir hoffen, er gefiele Ihnen auch in Wirklichkeit.
`,
  },
  {
    key: 'showroom',
    slug: 'showroom-besuchen',
    title: 'Besuch im Showroom',
    heading: 'Kommen Sie vorbei',
    description: 'Wo der Showroom liegt, wann er geöffnet ist und was Sie mitbringen können.',
    text: `
Manches lässt sich am Bildschirm nicht entscheiden: ob ein Ticken Gesellschaft ist, wie dunkel Nussbaum wirkt, wie groß 80 cm an der Wand sind.

Unser Showroom liegt in England, {street} in {city}, im ersten Stock; links ist ein Aufzug. Geöffnet ist von Dienstag bis Samstag, 10 bis 17 Uhr Ortszeit. Eine Anmeldung brauchen Sie nicht. Möchten Sie aber, dass sich jemand eine Stunde Zeit für Ihre Wände nimmt, [schreiben Sie uns](page:contact) ein paar Tage vorher.

## Gut mitzubringen

- ein Foto der Wand, auf dem etwas von bekannter Größe zu sehen ist
- die Breite von Sofa, Kommode oder Sims
- eine Farbprobe
- das Bild, das gerahmt werden soll

Kinder sind willkommen, die Kuckucksuhren hängen auf ihrer Höhe.

(Wie alles in diesem Beispielladen ist auch der Hof erfunden. Eine solche Tür gibt es nicht.)
`,
  },
]
