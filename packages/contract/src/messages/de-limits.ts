import type { limits as english } from './en-limits.ts'

export const limits: Record<keyof typeof english, string> = {
  too_many_orders:
    'Sie haben in kurzer Zeit mehrere Bestellungen aufgegeben. Bitte versuchen Sie es in einer Stunde noch einmal oder schreiben Sie uns, wenn Sie mehr benötigen.',
  too_many_codes:
    'Sie haben mehrere ungültige Codes eingegeben. Bitte warten Sie einige Minuten und versuchen Sie es noch einmal.',
  too_many_email_changes:
    'Sie haben mehrmals versucht, Ihre E-Mail-Adresse zu ändern. Bitte verwenden Sie den Link in unserer letzten E-Mail oder versuchen Sie es später noch einmal.',
  bot_challenge_required:
    'Wir konnten nicht prüfen, ob Sie ein Mensch sind. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal, oder warten Sie einige Minuten.',
  quantity_limit:
    'Sie können höchstens {limit} Stück eines Artikels bestellen. Bitte schreiben Sie uns, wenn Sie mehr benötigen.',
  order_quantity_limit:
    'Eine Bestellung kann höchstens {limit} Artikel enthalten. Bitte schreiben Sie uns, wenn Sie mehr benötigen.',
  payment_value_limit: '{method} ist bis {limit} möglich. Bitte wählen Sie eine andere Zahlungsart.',
  unpaid_orders:
    'Sie haben {limit} Bestellungen, die noch nicht bezahlt sind. Bitte bezahlen Sie diese zuerst oder versuchen Sie es in einer halben Stunde noch einmal.',
  unpaid_pieces:
    'Wir können bis zur Zahlung höchstens {limit} Artikel für Sie reservieren. Bitte bestellen Sie weniger oder melden Sie sich an.',
}
