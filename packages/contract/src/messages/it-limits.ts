import type { limits as english } from './en-limits.ts'

export const limits: Record<keyof typeof english, string> = {
  too_many_orders:
    "Hai effettuato diversi ordini in poco tempo. Riprova tra un'ora o scrivici se ti serve una quantità maggiore.",
  too_many_codes: 'Hai inserito diversi codici non validi. Attendi qualche minuto e riprova.',
  too_many_email_changes:
    'Hai chiesto più volte di cambiare indirizzo e-mail. Usa il link nella nostra ultima e-mail o riprova più tardi.',
  bot_challenge_required:
    'Non siamo riusciti a verificare che tu non sia un robot. Ricarica la pagina e riprova, oppure attendi qualche minuto.',
  quantity_limit: 'Puoi ordinare al massimo {limit} pezzi dello stesso articolo. Scrivici se te ne servono di più.',
  order_quantity_limit: 'Un ordine può contenere al massimo {limit} articoli. Scrivici se te ne servono di più.',
  payment_value_limit: '{method} è disponibile per ordini fino a {limit}. Scegli un altro metodo di pagamento.',
  unpaid_orders: "Hai {limit} ordini non ancora pagati. Pagali prima di ordinare ancora o riprova tra mezz'ora.",
  unpaid_pieces: 'Possiamo riservarti al massimo {limit} articoli fino al pagamento. Ordinane di meno o accedi.',
}
