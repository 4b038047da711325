import type { Language } from '@mantel/domain/store'
import type { RouteName } from '../route-table.ts'

type Titled = Exclude<RouteName, 'home' | 'home-alias' | 'category' | 'cms-page' | `${string}-product` | 'product'>

/** What the pages are called that take their title from nothing else. In the order en, de, it. */
const titles: Record<Titled, readonly [string, string, string]> = {
  checkout: ['Checkout', 'Kasse', 'Cassa'],
  success: ['Order confirmation', 'Bestellbestätigung', 'Conferma dell’ordine'],
  'payment-error': ['Payment failed', 'Zahlung fehlgeschlagen', 'Pagamento non riuscito'],
  error: ['Something went wrong', 'Etwas ist schiefgegangen', 'Qualcosa è andato storto'],
  'my-account': ['My Account', 'Mein Konto', 'Il mio account'],
  'my-shipping-details': ['Shipping details', 'Lieferadresse', 'Dati di spedizione'],
  'my-newsletter': ['Newsletter', 'Newsletter', 'Newsletter'],
  'my-orders': ['My orders', 'Meine Bestellungen', 'I miei ordini'],
  'my-order': ['Order', 'Bestellung', 'Ordine'],
  'my-ordered-products': ['Ordered products', 'Bestellte Artikel', 'Prodotti ordinati'],
  'create-password': ['New password', 'Neues Passwort', 'Nuova password'],
  'social-log-in-pop-up': ['Signing in', 'Anmeldung', 'Accesso'],
  contacts: ['Contact Us', 'Kontakt', 'Contatti'],
  'about-us': ['About us', 'Über uns', 'Chi siamo'],
  'visit-our-showroom': ['Visit our showroom', 'Besuchen Sie unseren Showroom', 'Visita il nostro showroom'],
  approval: ['Account approval', 'Freischaltung', 'Approvazione'],
  register: ['Register', 'Registrieren', 'Registrati'],
  'wall-art-guest': ['Wall art', 'Wandbilder', 'Quadri e stampe'],
  'photo-frames-guest': ['Photo frames', 'Bilderrahmen', 'Cornici'],
  'greeting-cards-guest': ['Greeting cards', 'Grußkarten', 'Biglietti d’auguri'],
  'clocks-guest': ['Clocks', 'Uhren', 'Orologi'],
  'style-guide': ['Style guide', 'Stilbuch', 'Guida di stile'],
  custompage: ['Made for you', 'Für Sie gemacht', 'Su misura'],
  designpage: ['Design service', 'Gestaltungsdienst', 'Servizio di progettazione'],
  cataloguepage: ['Catalogue', 'Katalog', 'Catalogo'],
  'product-search': ['Search', 'Suche', 'Ricerca'],
  cart: ['Shopping cart', 'Warenkorb', 'Carrello'],
  compare: ['Compare Products', 'Artikel vergleichen', 'Confronta i prodotti'],
  wishlist: ['Wishlist', 'Wunschliste', 'Lista dei desideri'],
  blog: ['Journal', 'Journal', 'Diario'],
  search: ['Search the journal', 'Journal durchsuchen', 'Cerca nel diario'],
  'blog-category': ['Journal', 'Journal', 'Diario'],
  'blog-post': ['Journal', 'Journal', 'Diario'],
  'page-not-found': ['404 Page Not Found', '404 Seite nicht gefunden', '404 Pagina non trovata'],
}

const order: readonly Language[] = ['en', 'de', 'it']

export function routeTitle(name: string, language: Language): string | undefined {
  return titles[name as Titled]?.[order.indexOf(language)]
}
