import type { Language } from '@mantel/domain/store'

const en = {
  title: 'Clocks, wall art, photo frames and greeting cards',
  headline: 'The things on a mantelpiece',
  opening:
    'A clock that ticks, a picture leaning, a framed photograph, a card someone sent. Chosen with care, made to stay a while.',
  see: 'See the best sellers',
  bestSellers: 'Best sellers',
  bestSellersLine: 'What people took home most often lately.',
  tradeLine: 'Prices are shown to trade buyers who are signed in.',
  sale: 'Sale',
  before: 'Before',
  none: 'The shelves are being filled. Please come back in a moment.',
  stores: 'Our stores',
  developers: 'For developers',
  apiDocs: 'The API, call by call',
  skip: 'Skip to the products',
  missing: 'There is nothing on this shelf',
  missingLine: 'The page you are looking for does not exist.',
  home: 'To the home page',
}

export type HomeTexts = typeof en

const de: HomeTexts = {
  title: 'Uhren, Wandbilder, Fotorahmen und Grußkarten',
  headline: 'Die Dinge auf dem Kaminsims',
  opening:
    'Eine Uhr, die tickt, ein angelehntes Bild, ein gerahmtes Foto, eine Karte, die jemand geschickt hat. Mit Sorgfalt gewählt, zum Bleiben gemacht.',
  see: 'Zu den Bestsellern',
  bestSellers: 'Bestseller',
  bestSellersLine: 'Was zuletzt am häufigsten ein Zuhause gefunden hat.',
  tradeLine: 'Preise sehen angemeldete Händler.',
  sale: 'Reduziert',
  before: 'Vorher',
  none: 'Die Regale werden gerade gefüllt. Bitte schauen Sie gleich noch einmal vorbei.',
  stores: 'Unsere Shops',
  developers: 'Für Entwickler',
  apiDocs: 'Die Schnittstelle, Aufruf für Aufruf',
  skip: 'Direkt zu den Artikeln',
  missing: 'In diesem Regal steht nichts',
  missingLine: 'Die gesuchte Seite gibt es nicht.',
  home: 'Zur Startseite',
}

const it: HomeTexts = {
  title: 'Orologi, quadri, cornici e biglietti d’auguri',
  headline: 'Le cose sopra il camino',
  opening:
    'Un orologio che ticchetta, un quadro appoggiato, una fotografia in cornice, un biglietto arrivato da qualcuno. Scelti con cura, fatti per restare.',
  see: 'Vedi i più venduti',
  bestSellers: 'I più venduti',
  bestSellersLine: 'Quello che ultimamente ha trovato casa più spesso.',
  tradeLine: 'I prezzi sono visibili ai rivenditori che hanno effettuato l’accesso.',
  sale: 'In offerta',
  before: 'Prima',
  none: 'Stiamo riempiendo gli scaffali. Torna tra un momento.',
  stores: 'I nostri negozi',
  developers: 'Per sviluppatori',
  apiDocs: 'L’API, chiamata per chiamata',
  skip: 'Vai ai prodotti',
  missing: 'Su questo scaffale non c’è nulla',
  missingLine: 'La pagina che cerchi non esiste.',
  home: 'Alla pagina iniziale',
}

export const homeTexts: Record<Language, HomeTexts> = { en, de, it }
