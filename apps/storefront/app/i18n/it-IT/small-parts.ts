import type { smallParts as base } from '../en-GB/small-parts.ts'
import type { Translation } from '../text.ts'

export const smallParts: Translation<typeof base> = {
  'sort.purchase_date': 'Data di acquisto',
  'price.pack': '{price} per una confezione da {count}',
  'price.lowest': 'Prezzo più basso degli ultimi 30 giorni: {price}',
  'price.tier': 'Da {quantity} pezzi: {price} cad.',
  'auth.login_needed': 'Accedi per continuare',
  'product.options': 'Opzioni',
  'footer.newsletter_text': 'Nuovi artigiani, letture interessanti e il {percent}% di sconto sul primo ordine.',
  'preview.banner': 'Anteprima: questo contenuto non è ancora pubblicato. Può vederlo solo chi ha questo link.',
}
