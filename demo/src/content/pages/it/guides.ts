import type { Page } from '../page.ts'

export const guidePages: readonly Page[] = [
  {
    key: 'care-guides',
    slug: 'cura-e-manutenzione',
    title: 'Cura e manutenzione',
    heading: 'Perché durino a lungo',
    description: 'Istruzioni brevi per legno, metallo, vetro, carta e movimenti.',
    text: `
Quello che vendiamo è fatto per restare. Di solito gli basta poco.

## Legno

Spolvera a secco, nel verso della venatura. Rovere e noce oliati gradiscono un velo di olio duro una volta all’anno, il frassino si lava con scaglie di sapone. Niente spray. [Qualcosa di più sul rovere](post:caring-for-oak).

## Ottone, acciaio, argento

Il metallo laccato vuole soltanto un panno morbido. L’ottone nudo puoi lucidarlo o lasciarlo scurire: vanno bene tutti e due.

## Vetro e acrilico

Inumidisci il panno, mai la lastra, e fermati prima del bordo. Per l’acrilico usa solo acqua e cotone.

## Carta e tela

Lontano dal sole diretto e dai termosifoni. La tela si spolvera con un pennello asciutto, senza strofinare.

## Orologi

- Cambia la pila una volta all’anno, prima che perda liquido.
- Carica i movimenti meccanici sempre lo stesso giorno.
- Muovi la lancetta dei minuti solo in avanti e lascia finire la suoneria.
- Dopo circa cinque anni fai pulire e oliare il movimento. Possiamo farlo noi.

Nel dubbio [chiedi](page:contact), prima di strofinare.
`,
  },
  {
    key: 'size-guide',
    slug: 'guida-alle-misure',
    title: 'Guida alle misure',
    heading: 'Quanto è grande?',
    description: 'Formati di stampe e cornici, diametri degli orologi e regole per la parete.',
    text: `
Ritaglia un foglio di giornale a misura e attaccalo al muro: nessuno schermo ti dirà altrettanto. Nel frattempo ecco i numeri.

## Stampe

- A4: 21 × 29,7 cm, per mensole, pareti strette e coppie
- A3: 29,7 × 42 cm, sopra la scrivania
- A2: 42 × 59,4 cm, sopra una cassettiera
- A1: 59,4 × 84,1 cm, per una parete tutta sua

La cornice aggiunge il suo profilo su ogni lato, di solito 2 cm, e il passe-partout altri cinque o sei. Le nostre misure indicano sempre il foglio; quelle esterne sono nella pagina del prodotto.

## Cornici

La misura è quella della fotografia: una 13 × 18 contiene una foto 13 × 18 senza passe-partout, oppure 10 × 15 con.

## Orologi

Quelli da parete si misurano in diametro, gli altri in altezza. Dividi per dieci la distanza da cui li leggi.

## Pareti

Sopra un mobile copri circa due terzi della larghezza e lascia 15 o 20 cm. Il centro del quadro sta [a 148 cm](post:hanging-height).
`,
  },
  {
    key: 'accessibility',
    slug: 'accessibilita',
    title: 'Accessibilità',
    description: 'Che cosa facciamo perché tutti possano usare questo negozio, e come segnalarci un ostacolo.',
    text: `
Questo negozio deve funzionare per tutti: con la tastiera, con un lettore di schermo, al doppio dell’ingrandimento, in pieno sole e con una mano sola.

## I nostri riferimenti

Seguiamo le Web Content Accessibility Guidelines 2.2, livello AA. In pratica:

- Tutto si raggiunge da tastiera, e si vede sempre dove ti trovi.
- Il testo ha un contrasto netto, nel tema chiaro e in quello scuro, e il colore non è mai l’unico segnale.
- Le immagini che dicono qualcosa hanno una descrizione.
- I movimenti si fermano se il tuo dispositivo lo chiede.
- I moduli danno un nome ai campi, spiegano gli errori a parole e conservano quello che hai scritto.

## Che cosa manca ancora

Le descrizioni delle immagini nominano l’oggetto e chi l’ha fatto, non ogni particolare del disegno. Se prima di comprare ne vuoi una più ricca, chiedila: ci fa piacere.

## Segnalare un ostacolo

Scrivi a [{email}](mailto:{email}) indicando la pagina e lo strumento che usi. Rispondiamo entro due giorni lavorativi, e intanto possiamo prendere l’ordine per telefono.
`,
  },
]
