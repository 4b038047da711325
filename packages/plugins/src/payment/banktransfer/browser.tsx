import type { Language } from '@mantel/domain/store'
import type { BrowserPartProps } from '../browser-part.tsx'

const notes: Record<Language, string> = {
  en: "We'll send you our bank details, the due date and a payment reference with your order confirmation. They're on your invoice too.",
  de: 'Mit der Bestellbestätigung erhalten Sie unsere Bankverbindung, das Fälligkeitsdatum und den Verwendungszweck. Sie finden alles auch auf Ihrer Rechnung.',
  it: 'Con la conferma d’ordine ricevi le nostre coordinate bancarie, la scadenza e la causale del bonifico. Trovi tutto anche sulla fattura.',
}

/** Explains in the checkout how to pay the invoice. */
export function BrowserPart({ language }: BrowserPartProps) {
  return <p className="max-w-measure text-muted">{notes[language]}</p>
}
