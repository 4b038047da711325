import type { Language } from '@mantel/domain/store'

/** {…} is a placeholder. */
type CustomerMailTexts = {
  confirmation: { subject: string; lead: string; action: string; note: string }
  inUse: { subject: string; lead: string; note: string }
  changed: { subject: string; lead: string; note: string; warning: string }
}

export const customerMailTexts: Record<Language, CustomerMailTexts> = {
  en: {
    confirmation: {
      subject: 'Please confirm your new email address',
      lead: 'You asked us to use this email address for your account at {shop}. Please confirm that it’s yours.',
      action: 'Confirm email address',
      note: 'The link works once, for 24 hours. If you didn’t ask for this, please ignore this email and nothing will change.',
    },
    inUse: {
      subject: 'Your email address already has an account',
      lead: 'Someone asked us to use this email address for another account at {shop}. It already has an account, so we haven’t changed anything.',
      note: 'If it was you, please log in with this address. If it wasn’t, you don’t need to do anything.',
    },
    changed: {
      subject: 'Your email address has been changed',
      lead: 'The email address of your account at {shop} is now {email}.',
      note: 'Please log in with the new address from now on. Your other devices have been logged out.',
      warning: 'If you didn’t make this change, please contact us straight away at {support}.',
    },
  },
  de: {
    confirmation: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      lead: 'Sie möchten diese E-Mail-Adresse für Ihr Konto bei {shop} verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört.',
      action: 'E-Mail-Adresse bestätigen',
      note: 'Der Link gilt 24 Stunden und funktioniert einmal. Wenn Sie die Änderung nicht gewünscht haben, ignorieren Sie diese E-Mail. Dann ändert sich nichts.',
    },
    inUse: {
      subject: 'Zu Ihrer E-Mail-Adresse gibt es bereits ein Konto',
      lead: 'Jemand möchte diese E-Mail-Adresse für ein anderes Konto bei {shop} verwenden. Zu ihr gibt es bereits ein Konto, deshalb haben wir nichts geändert.',
      note: 'Wenn Sie das waren, melden Sie sich bitte mit dieser Adresse an. Andernfalls brauchen Sie nichts zu tun.',
    },
    changed: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      lead: 'Die E-Mail-Adresse Ihres Kontos bei {shop} lautet jetzt {email}.',
      note: 'Bitte melden Sie sich ab sofort mit der neuen Adresse an. Ihre anderen Geräte wurden abgemeldet.',
      warning: 'Wenn Sie das nicht waren, wenden Sie sich bitte sofort an {support}.',
    },
  },
  it: {
    confirmation: {
      subject: 'Conferma il tuo nuovo indirizzo e-mail',
      lead: 'Hai chiesto di usare questo indirizzo e-mail per il tuo account su {shop}. Conferma che è tuo.',
      action: 'Conferma indirizzo e-mail',
      note: 'Il link è valido per 24 ore e funziona una sola volta. Se non hai chiesto tu la modifica, ignora questa e-mail: non cambierà nulla.',
    },
    inUse: {
      subject: 'Il tuo indirizzo e-mail ha già un account',
      lead: 'Qualcuno ha chiesto di usare questo indirizzo e-mail per un altro account su {shop}. L’indirizzo ha già un account, quindi non abbiamo cambiato nulla.',
      note: 'Se eri tu, accedi con questo indirizzo. Altrimenti non devi fare nulla.',
    },
    changed: {
      subject: 'Il tuo indirizzo e-mail è stato modificato',
      lead: 'L’indirizzo e-mail del tuo account su {shop} ora è {email}.',
      note: 'D’ora in poi accedi con il nuovo indirizzo. Gli altri tuoi dispositivi sono stati disconnessi.',
      warning: 'Se non hai fatto tu questa modifica, contattaci subito a {support}.',
    },
  },
}
