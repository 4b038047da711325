import type { Post } from '../post.ts'

export const wallPosts: readonly Post[] = [
  {
    key: 'hanging-height',
    title: 'A che altezza va appeso un quadro?',
    author: 'Caterina Bellandi',
    topics: ['walls'],
    about: 'framed art print',
    scene: 'wall-art',
    on: '09-15',
    yearsAgo: 0,
    short: 'Più in basso di quanto credi. Bastano un metro, una matita e un numero.',
    text: `
Il quadro troppo alto è il difetto più diffuso delle case italiane, subito dopo il divano davanti al termosifone. Colpa di chi aiuta: uno tiene la cornice, l’altro dal fondo della stanza dice «ancora un po’ su», e nessuno dice mai «giù».

I musei hanno risolto la questione con un numero. Il centro del quadro sta a circa 148 cm da terra. Non il chiodo, non il bordo superiore: il centro.

## Il conto

1. Misura l’altezza della cornice e dividila per due.
2. Tendi il filo verso l’alto e misura quanto dista dal bordo.
3. Sottrai la seconda misura dalla prima e aggiungi 148: lì va il gancio.

Una cornice alta 60 cm, con il filo 8 cm sotto il bordo, vuole il chiodo a 170 cm.

## Quando lasciar perdere il numero

Sopra un divano conta la distanza dallo schienale: quindici o venti centimetri, così i due si parlano. In sala da pranzo, dove si sta seduti, scendi di un palmo. Sul camino, un palmo sopra la mensola, oppure appoggia il quadro e basta.

E se sbagli? Il buco di troppo resta dietro al quadro, dove nessuno lo vedrà mai. Se invece vuoi appenderne tanti insieme, comincia [dal pavimento](post:gallery-wall).
`,
  },
  {
    key: 'gallery-wall',
    title: 'Una parete di quadri nasce per terra',
    author: 'Pietro Savoldi',
    topics: ['walls', 'frames'],
    about: 'gallery wall set',
    scene: 'wall-art',
    on: '02-02',
    yearsAgo: 0,
    short: 'Prima il tappeto, poi la carta da pacchi, il trapano per ultimo.',
    text: `
Sposta il tavolino, chiudi fuori il gatto e stendi sul pavimento tutto quello che potresti appendere. Poi girale intorno con un caffè in mano: è la parte più lunga, ed è anche la più bella.

Metti per primo il pezzo più grande, leggermente fuori centro, e costruisci da lì verso l’esterno. Fra una cornice e l’altra lascia sempre la stessa distanza, cinque centimetri, tre dita. Se è meno sembra un mercato, se è molto di più sembra che i quadri abbiano litigato.

## Che cosa li tiene insieme

Qualcosa si deve ripetere: il legno, il passe-partout, un colore che torna in ogni immagine come un ritornello. Se non si ripete niente hai una bacheca, se si ripete tutto hai il corridoio di un albergo.

- I pezzi scuri e pesanti in basso, quelli leggeri in alto.
- Alterna verticali e orizzontali.
- Il centro dell’insieme sta sempre [ad altezza d’occhi](post:hanging-height).
- Lascia un posto vuoto: il quadro giusto arriverà.

Quando la disposizione ti convince, fotografala dall’alto di una sedia. Ricalca ogni cornice sulla carta da pacchi, segna il punto del gancio, attacca i fogli al muro con il nastro di carta e fora attraverso. Poi strappa via tutto e appendi.

Meglio farlo in due. Possibilmente due che si vogliono bene anche dopo.
`,
  },
  {
    key: 'mount-or-no-mount',
    title: 'Passe-partout: sì o no?',
    author: 'Caterina Bellandi',
    topics: ['frames'],
    about: 'photo frame mount',
    scene: 'photo-frames',
    on: '05-17',
    yearsAgo: 0,
    short: 'Un cartoncino con una finestra, due mestieri: protegge e dà respiro.',
    text: `
Chi incornicia di mestiere ti farà sempre la stessa domanda: quanto margine? E tu, che pensavi di scegliere solo il legno, resterai spiazzato. Vale la pena di arrivare preparati.

Il passe-partout serve a due cose. La prima è pratica: tiene l’immagine lontana dal vetro. Una fotografia a contatto con il vetro prima o poi ci si incolla, e quando la stacchi lascia lì le facce. La seconda è di buona educazione: offre all’occhio una pausa prima che il quadro cominci.

## Quanto largo

Più di quanto ti sembra giusto. Intorno a una foto 10 × 15 non meno di quattro centimetri, intorno a un A3 sei o sette. Evita che sia largo come la cornice, perché vengono fuori delle righe, e le righe agitano.

In basso si aggiunge di solito qualche millimetro. L’occhio vede il centro un po’ più in alto di dove sta davvero, e senza quel piede il quadro pare scivolare.

## Quando farne a meno

- con i manifesti e la stampa tipografica, dove il foglio fa parte dell’opera
- con le immagini che escono apposta dal bordo
- con le cornici piccolissime, su mensole già piene

Il bianco non sbaglia, il crema è gentile con le foto vecchie, il nero va meditato. Nelle nostre [cornici](category:photoframes) il cartoncino c’è già: se non ti piace, lo togli.
`,
  },
  {
    key: 'picture-light',
    title: 'La luce giusta, senza cuocere il quadro',
    author: 'Pietro Savoldi',
    topics: ['walls', 'care'],
    about: 'limited edition framed',
    scene: 'studios',
    on: '11-06',
    yearsAgo: 1,
    short: 'Trenta gradi, tremila kelvin e qualche parola sulle finestre a sud.',
    text: `
Una sera di novembre abbiamo spento tutte le lampade del laboratorio e le abbiamo riaccese una alla volta, davanti allo stesso quadro. Ha vinto la più semplice: un faretto a soffitto, orientato in modo che il fascio arrivi alla parete con un angolo di circa trenta gradi dalla verticale.

Se è più ripido, la cornice disegna i baffi sull’immagine. Se è più radente, nel vetro vedi soprattutto la lampadina.

## Che cosa leggere sulla scatola

- *LED*, sempre: le alogene scaldano e la carta non lo sopporta.
- *Tra 2700 e 3000 kelvin* per legno, olio e stanze calde; un po’ di più per il bianco e nero.
- *CRI oltre 90.* Sotto 80 i rossi diventano marroni e gli ospiti sembrano malati.

Le lampade d’ottone agganciate alla cornice sono belle da vedere, ma illuminano soltanto il terzo superiore. Per un piccolo olio vanno benissimo, per un manifesto no.

Il vero nemico però è il sole, e da noi non scherza. Su una parete che guarda una finestra a sud anche i pigmenti migliori perdono forza nel giro di qualche estate. Lì metti [un orologio](category:clocks), oppure una tela che in autunno scambierai con un’altra.

E monta un regolatore. La sera un quadro vuole essere notato, non interrogato.
`,
  },
]
