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
]
