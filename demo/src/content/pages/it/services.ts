import type { Page } from '../page.ts'

export const servicePages: readonly Page[] = [
  {
    key: 'cookies',
    slug: 'cookies',
    title: 'Cookie',
    heading: 'Cookie e memorie simili',
    description: 'Che cosa salva il negozio sul tuo dispositivo, e che cosa solo con il tuo consenso.',
    text: `
Questa pagina spiega che cosa salva il negozio sul tuo dispositivo, perché e per quanto tempo.

## Sempre

- *Il tuo negozio:* un cookie con il negozio che hai scelto, per un anno.
- *Carrello, lista dei desideri e accesso:* nella memoria del browser, finché non li svuoti o non esci.
- *La tua scelta sui cookie:* nella memoria del browser, per sei mesi.

Senza questi dati il negozio non funziona, quindi non chiede il permesso.

## Solo con il tuo consenso

Alcuni negozi usano strumenti che contano le visite o misurano la pubblicità. Quali sono, e quali aziende ricevono i dati, è scritto nelle impostazioni dei cookie. Prima del tuo consenso non viene caricato né salvato nulla di loro, e rifiutare richiede lo stesso clic che accettare. Se chiudi l’avviso, vale come rifiuto.

## Cambiare idea

Se questo negozio usa strumenti del genere, in fondo a ogni pagina trovi il pulsante “Impostazioni cookie”. Quando ritiri il consenso, ciò che gli strumenti hanno salvato viene cancellato.

Conserviamo la tua scelta con un numero casuale, non con il tuo nome. Altre informazioni sui tuoi dati sono nella pagina [privacy](page:privacy).
`,
  },
  {
    key: 'custompage',
    slug: 'custompage',
    title: 'Su misura',
    heading: 'Cornici e stampe su misura',
    description: 'Misure insolite, la tua immagine, un quadrante con le iniziali: come funziona il su misura.',
    text: `
Certe pareti hanno misure insolite, e certi quadri meritano una cornice che calzi a pennello. Tagliamo le cornici al millimetro e stampiamo in formati che nel negozio non ci sono.

## Come funziona

1. Mandaci le misure e una foto della parete a [{email}](mailto:{email}).
2. Entro due giorni lavorativi ricevi un disegno e un prezzo.
3. Tu paghi, noi tagliamo. Ci vogliono circa tre settimane.

Gli articoli su misura si possono rendere solo se hanno un difetto; vedi [recesso e resi](page:returns).

## Da dove cominciare

{{widget type="product-list" category="20" limit="3" title="Cornici che tagliamo anche su misura"}}
`,
  },
  {
    key: 'designpage',
    slug: 'designpage',
    title: 'Servizio di progettazione',
    heading: 'Un progetto per la tua parete',
    description: 'Progettiamo con te una parete di quadri: misure, distanze e una lista da cui ordinare.',
    text: `
Mandaci una foto della tua parete e progettiamo i quadri per te: quali misure, a che distanza e che cosa va al centro. Ricevi un disegno in scala e una lista da cui ordinare.

## Che cosa ci serve

- Una foto frontale in cui si veda qualcosa di cui conosci le misure. Va bene una porta.
- Larghezza e altezza dello spazio libero.
- Tre quadri del negozio che ti piacciono e uno che non ti piace.

Il progetto è gratuito se ordini entro un mese.

{{widget type="banner" title="Prima qualche idea?" text="Nel nostro diario ci sono tante pareti da guardare." link="/blog" label="Leggi il diario"}}

## Quadri che si combinano bene

{{widget type="product-list" category="10" limit="3"}}
`,
  },
]
