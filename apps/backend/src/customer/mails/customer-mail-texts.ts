import type { Language } from '@mantel/domain/store'

/** {…} is a placeholder. */
type CustomerMailTexts = {
  confirmation: { subject: string; lead: string; action: string; note: string }
  inUse: { subject: string; lead: string; note: string }
  changed: { subject: string; lead: string; note: string; warning: string }
  reset: { subject: string; lead: string; action: string; note: string }
  companyInvitation: { subject: string; lead: string; action: string; note: string }
  passwordChanged: { subject: string; lead: string; note: string; warning: string }
  socialLinked: { subject: string; lead: string; warning: string }
  welcomeCoupon: { subject: string; lead: string; note: string }
  /** usable: says that the account can be used already; omitted for trade customers, who wait for approval. */
  proof: { subject: string; lead: string; action: string; usable: string; note: string }
  deleted: { subject: string; lead: string; kept: string; warning: string }
  tradeReceived: { subject: string; lead: string; next: string; note: string }
  tradeApproved: { subject: string; lead: string; note: string }
  tradeRefused: { subject: string; lead: string; reasonLabel: string; note: string }
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
    reset: {
      subject: 'Choose a new password',
      lead: 'Someone asked for a new password for your account at {shop}. If it was you, please choose one now.',
      action: 'Choose a new password',
      note: 'The link works once, for one hour. If you didn’t ask for this, please ignore this email. Your password stays as it is.',
    },
    companyInvitation: {
      subject: 'Your login at {shop}',
      lead: 'A colleague has created a login for you at {shop}, so that you can order for your company. Please choose your password.',
      action: 'Choose your password',
      note: 'The link works once, for seven days. If you don’t work with us, please ignore this email. Nobody can use the login without this link.',
    },
    passwordChanged: {
      subject: 'Your password has been changed',
      lead: 'The password of your account at {shop} has been changed.',
      note: 'Your other devices have been logged out.',
      warning:
        'If you didn’t make this change, please ask for a new password on our login page and contact us at {support}.',
    },
    socialLinked: {
      subject: 'You can now log in with {provider}',
      lead: 'Your account at {shop} is now linked to {provider}. You can log in with {provider} or with your password.',
      warning: 'If you didn’t do this, please set a new password on our login page and contact us at {support}.',
    },
    welcomeCoupon: {
      subject: '{percent}% off your first order at {shop}',
      lead: 'Thank you for joining us. With the code {code} you save {percent}% on one order.',
      note: 'The code works once, for 90 days, while you’re logged in.',
    },
    proof: {
      subject: 'Welcome to {shop}: please confirm your email address',
      lead: 'Thank you for creating an account at {shop}. Please confirm that this email address is yours.',
      action: 'Confirm email address',
      usable:
        'You can use your account straight away. Once you’ve confirmed the address, earlier orders you placed with it without an account appear there too.',
      note: 'The link works for seven days. If you didn’t create an account, please ignore this email.',
    },
    deleted: {
      subject: 'Your account has been deleted',
      lead: 'Your account at {shop} has been deleted, with your addresses, carts and security history.',
      kept: 'We keep your past orders and their invoices, because tax law requires it. They are no longer linked to an account.',
      warning: 'If you didn’t ask for this, please contact us straight away at {support}.',
    },
    tradeReceived: {
      subject: 'We’ve received your application',
      lead: 'Thank you for applying for a trade account at {shop}.',
      next: 'We review every application, usually within two working days, and email you as soon as we’ve decided. You’ll see prices once your account is approved.',
      note: 'Questions? Write to us at {support}.',
    },
    tradeApproved: {
      subject: 'Your trade account is approved',
      lead: 'Welcome to {shop}. Your trade account has been approved, so you can now see your prices and place orders.',
      note: 'Please log in with the email address and password you applied with. If you were logged in already, please reload the page.',
    },
    tradeRefused: {
      subject: 'Your application for a trade account',
      lead: 'Thank you for your interest in {shop}. We’re sorry, but we can’t open a trade account for you.',
      reasonLabel: 'Reason: {reason}',
      note: 'If something has changed or you think this is a mistake, please write to us at {support}.',
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
    reset: {
      subject: 'Wählen Sie ein neues Passwort',
      lead: 'Für Ihr Konto bei {shop} wurde ein neues Passwort angefordert. Wenn Sie das waren, wählen Sie es bitte jetzt.',
      action: 'Neues Passwort wählen',
      note: 'Der Link gilt eine Stunde und funktioniert einmal. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
    },
    companyInvitation: {
      subject: 'Ihr Zugang bei {shop}',
      lead: 'Für Sie wurde aus Ihrem Unternehmen ein Zugang bei {shop} angelegt, mit dem Sie für Ihr Unternehmen bestellen können. Bitte wählen Sie Ihr Passwort.',
      action: 'Passwort wählen',
      note: 'Der Link gilt sieben Tage und funktioniert einmal. Wenn Sie nichts damit anfangen können, ignorieren Sie diese E-Mail. Ohne den Link kann niemand den Zugang benutzen.',
    },
    passwordChanged: {
      subject: 'Ihr Passwort wurde geändert',
      lead: 'Das Passwort Ihres Kontos bei {shop} wurde geändert.',
      note: 'Ihre anderen Geräte wurden abgemeldet.',
      warning:
        'Wenn Sie das nicht waren, fordern Sie bitte auf unserer Anmeldeseite ein neues Passwort an und wenden Sie sich an {support}.',
    },
    socialLinked: {
      subject: 'Sie können sich jetzt mit {provider} anmelden',
      lead: 'Ihr Konto bei {shop} ist jetzt mit {provider} verknüpft. Sie können sich mit {provider} oder mit Ihrem Passwort anmelden.',
      warning:
        'Wenn Sie das nicht waren, wählen Sie bitte über unsere Anmeldeseite ein neues Passwort und wenden Sie sich an {support}.',
    },
    welcomeCoupon: {
      subject: '{percent} % Rabatt auf Ihre erste Bestellung bei {shop}',
      lead: 'Schön, dass Sie da sind. Mit dem Code {code} sparen Sie {percent} % auf eine Bestellung.',
      note: 'Der Code gilt einmal, 90 Tage lang, wenn Sie angemeldet sind.',
    },
    proof: {
      subject: 'Willkommen bei {shop}: Bitte bestätigen Sie Ihre E-Mail-Adresse',
      lead: 'Vielen Dank, dass Sie ein Konto bei {shop} angelegt haben. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
      action: 'E-Mail-Adresse bestätigen',
      usable:
        'Sie können Ihr Konto sofort benutzen. Sobald die Adresse bestätigt ist, finden Sie dort auch frühere Bestellungen, die Sie mit ihr ohne Konto aufgegeben haben.',
      note: 'Der Link gilt sieben Tage. Wenn Sie kein Konto angelegt haben, ignorieren Sie diese E-Mail.',
    },
    deleted: {
      subject: 'Ihr Konto wurde gelöscht',
      lead: 'Ihr Konto bei {shop} wurde mit Ihren Adressen, Warenkörben und dem Sicherheitsverlauf gelöscht.',
      kept: 'Ihre bisherigen Bestellungen und deren Rechnungen bewahren wir auf, weil das Steuerrecht es verlangt. Sie sind mit keinem Konto mehr verknüpft.',
      warning: 'Wenn Sie das nicht gewünscht haben, wenden Sie sich bitte sofort an {support}.',
    },
    tradeReceived: {
      subject: 'Wir haben Ihren Antrag erhalten',
      lead: 'Vielen Dank für Ihren Antrag auf ein Händlerkonto bei {shop}.',
      next: 'Wir prüfen jeden Antrag selbst, meist innerhalb von zwei Werktagen, und schreiben Ihnen, sobald wir entschieden haben. Preise sehen Sie, sobald Ihr Konto freigeschaltet ist.',
      note: 'Fragen? Schreiben Sie uns an {support}.',
    },
    tradeApproved: {
      subject: 'Ihr Händlerkonto ist freigeschaltet',
      lead: 'Willkommen bei {shop}. Ihr Händlerkonto ist freigeschaltet: Sie sehen jetzt Ihre Preise und können bestellen.',
      note: 'Bitte melden Sie sich mit der E-Mail-Adresse und dem Passwort aus Ihrem Antrag an. Wenn Sie schon angemeldet waren, laden Sie die Seite bitte neu.',
    },
    tradeRefused: {
      subject: 'Ihr Antrag auf ein Händlerkonto',
      lead: 'Vielen Dank für Ihr Interesse an {shop}. Leider können wir Ihnen kein Händlerkonto einrichten.',
      reasonLabel: 'Grund: {reason}',
      note: 'Wenn sich etwas geändert hat oder Sie das für einen Irrtum halten, schreiben Sie uns bitte an {support}.',
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
    reset: {
      subject: 'Scegli una nuova password',
      lead: 'È stata richiesta una nuova password per il tuo account su {shop}. Se sei stato tu, sceglila adesso.',
      action: 'Scegli una nuova password',
      note: 'Il link è valido per un’ora e funziona una sola volta. Se non l’hai chiesto tu, ignora questa e-mail: la tua password resta com’è.',
    },
    companyInvitation: {
      subject: 'Il tuo accesso a {shop}',
      lead: 'Nella tua azienda è stato creato un accesso a {shop} per te, con cui puoi ordinare per l’azienda. Scegli la tua password.',
      action: 'Scegli la password',
      note: 'Il link è valido per sette giorni e funziona una sola volta. Se non ci conosci, ignora questa e-mail: senza il link nessuno può usare l’accesso.',
    },
    passwordChanged: {
      subject: 'La tua password è stata modificata',
      lead: 'La password del tuo account su {shop} è stata modificata.',
      note: 'Gli altri tuoi dispositivi sono stati disconnessi.',
      warning:
        'Se non hai fatto tu questa modifica, chiedi una nuova password dalla pagina di accesso e scrivici a {support}.',
    },
    socialLinked: {
      subject: 'Ora puoi accedere con {provider}',
      lead: 'Il tuo account su {shop} è ora collegato a {provider}. Puoi accedere con {provider} o con la tua password.',
      warning: 'Se non sei stato tu, scegli una nuova password dalla pagina di accesso e scrivici a {support}.',
    },
    welcomeCoupon: {
      subject: '{percent}% di sconto sul tuo primo ordine su {shop}',
      lead: 'Grazie per esserti unito a noi. Con il codice {code} risparmi il {percent}% su un ordine.',
      note: 'Il codice vale una volta sola, per 90 giorni, dopo aver effettuato l’accesso.',
    },
    proof: {
      subject: 'Ti diamo il benvenuto su {shop}: conferma il tuo indirizzo e-mail',
      lead: 'Grazie per aver creato un account su {shop}. Conferma che questo indirizzo e-mail è tuo.',
      action: 'Conferma indirizzo e-mail',
      usable:
        'Puoi usare subito il tuo account. Dopo la conferma vi trovi anche gli ordini fatti in passato con questo indirizzo senza account.',
      note: 'Il link è valido per sette giorni. Se non hai creato un account, ignora questa e-mail.',
    },
    deleted: {
      subject: 'Il tuo account è stato eliminato',
      lead: 'Il tuo account su {shop} è stato eliminato, con i tuoi indirizzi, i carrelli e la cronologia di sicurezza.',
      kept: 'Conserviamo gli ordini effettuati e le relative fatture, perché lo richiede la legge fiscale. Non sono più collegati a un account.',
      warning: 'Se non l’hai chiesto tu, contattaci subito a {support}.',
    },
    tradeReceived: {
      subject: 'Abbiamo ricevuto la tua richiesta',
      lead: 'Grazie per aver richiesto un account rivenditore su {shop}.',
      next: 'Esaminiamo ogni richiesta personalmente, di solito entro due giorni lavorativi, e ti scriviamo appena abbiamo deciso. Vedrai i prezzi quando il tuo account sarà approvato.',
      note: 'Hai domande? Scrivici a {support}.',
    },
    tradeApproved: {
      subject: 'Il tuo account rivenditore è approvato',
      lead: 'Ti diamo il benvenuto su {shop}. Il tuo account rivenditore è stato approvato: ora puoi vedere i tuoi prezzi e ordinare.',
      note: 'Accedi con l’indirizzo e-mail e la password della tua richiesta. Se avevi già effettuato l’accesso, ricarica la pagina.',
    },
    tradeRefused: {
      subject: 'La tua richiesta di account rivenditore',
      lead: 'Grazie per l’interesse verso {shop}. Purtroppo non possiamo aprire un account rivenditore per te.',
      reasonLabel: 'Motivo: {reason}',
      note: 'Se qualcosa è cambiato o pensi che si tratti di un errore, scrivici a {support}.',
    },
  },
}
