import type { Language } from '@mantel/domain/store'

type CardTexts = {
  /** The accessible name of the frame. */
  title: string
  loading: string
  /** Shown when the provider is unavailable. */
  failed: string
  retry: string
}

export const cardTexts: Record<Language, CardTexts> = {
  en: {
    title: 'Card details',
    loading: 'Loading the card form…',
    failed: "The card form couldn't be loaded. Try again, or choose another payment method.",
    retry: 'Try again',
  },
  de: {
    title: 'Kartendaten',
    loading: 'Das Kartenformular wird geladen …',
    failed:
      'Das Kartenformular konnte nicht geladen werden. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
    retry: 'Erneut versuchen',
  },
  it: {
    title: 'Dati della carta',
    loading: 'Caricamento del modulo della carta…',
    failed: 'Non è stato possibile caricare il modulo della carta. Riprova o scegli un altro metodo di pagamento.',
    retry: 'Riprova',
  },
}
