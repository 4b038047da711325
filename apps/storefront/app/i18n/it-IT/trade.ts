import type { trade as base } from '../en-GB/trade.ts'
import type { Translation } from '../text.ts'

export const trade: Translation<typeof base> = {
  'trade.apply': 'Richiedi un account rivenditore',
  'trade.apply_text':
    'Per negozi, gallerie e studi di design. Esaminiamo ogni richiesta personalmente, di solito entro due giorni lavorativi.',
  'trade.company': 'La tua azienda',
  'trade.vat_id': 'Partita IVA',
  'trade.vat_id_hint': 'Per esempio {example}',
  'trade.address': 'Indirizzo di consegna e contatto',
  'trade.login': 'I tuoi dati di accesso',
  'trade.send': 'Invia la richiesta',
  'trade.have_account': 'Hai già fatto richiesta?',
  'trade.guest': 'Account rivenditori',
  'trade.guest_text':
    'Prezzi e ordini sono riservati ai rivenditori approvati. Richiedi un account o accedi per vedere lo stato della tua richiesta.',
  'trade.waiting': 'Abbiamo ricevuto la tua richiesta',
  'trade.next_check': 'Verifichiamo la tua azienda e la partita IVA, di solito entro due giorni lavorativi.',
  'trade.next_mail': 'Inviamo la nostra decisione a {email}.',
  'trade.next_prices':
    'Dopo l’approvazione vedrai i tuoi prezzi e potrai ordinare, con i dati di accesso che hai appena scelto.',
  'trade.next': 'Cosa succede adesso',
  'trade.questions': 'Hai domande? Scrivici a {email}.',
  'trade.reload': 'Controlla di nuovo',
  'trade.approved': 'Il tuo account rivenditore è approvato',
  'trade.approved_text': 'Puoi vedere i tuoi prezzi e ordinare.',
  'trade.refused': 'Non abbiamo potuto approvare la tua richiesta',
  'trade.refused_reason': 'Motivo: {reason}',
  'trade.refused_text': 'Se qualcosa è cambiato o pensi che si tratti di un errore, scrivici a {email}.',
  'trade.browse': 'Scopri l’assortimento',
  'checkout.po_number': 'Numero d’ordine d’acquisto',
  'checkout.po_number_hint': 'Lo riporteremo su fattura e documento di trasporto',
  'order.po_number': 'Numero d’ordine d’acquisto',
}
