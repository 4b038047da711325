import { randomUUID } from 'node:crypto'
import { ExpiringMap } from '../expiring-map.ts'
import { outcomeOfTestCard, type TestOutcome } from '../test-cards.ts'
import { type CardDetails, type CardField, cardTypeOf, checkCard } from './check-card.ts'

/** Only the card data that a transaction needs is stored, never the number. */
export type StoredCard = { type: string; lastFour: string; expiryDate: string; outcome: TestOutcome; session: string }

/** A session ends after this many invalid cards. */
const maxMistakes = 5

export type Vault = ReturnType<typeof createVault>

/** Merchant sessions and card identifiers, each valid for one payment. */
export function createVault({ now, life }: { now(): number; life: number }) {
  const sessions = new ExpiringMap<{ mistakes: number }>(now)
  const cards = new ExpiringMap<StoredCard>(now)

  return {
    openSession(): { merchantSessionKey: string; expiry: string } {
      const merchantSessionKey = randomUUID().toUpperCase()
      const expiry = sessions.set(merchantSessionKey, { mistakes: 0 }, life)
      return { merchantSessionKey, expiry: expiry.toISOString() }
    },

    isOpen: (key: string) => sessions.get(key) !== undefined,

    keepCard(session: string, card: CardDetails): StoredIdentifier | { wrong: CardField[] } | undefined {
      const storedSession = sessions.get(session)
      if (!storedSession) return undefined
      const wrongFields = checkCard(card, new Date(now()))
      if (wrongFields.length > 0) {
        if (++storedSession.mistakes >= maxMistakes) sessions.take(session)
        return { wrong: wrongFields }
      }
      const { cardNumber, expiryDate } = card
      const cardIdentifier = randomUUID().toUpperCase()
      const type = cardTypeOf(cardNumber)
      const storedCard = {
        type,
        lastFour: cardNumber.slice(-4),
        expiryDate,
        outcome: outcomeOfTestCard(cardNumber),
        session,
      }
      const expiry = cards.set(cardIdentifier, storedCard, life)
      return { cardIdentifier, expiry: expiry.toISOString(), cardType: type, lastFour: storedCard.lastFour }
    },

    describe: (cardIdentifier: string) => cards.get(cardIdentifier),

    /** Works once: afterwards both session and identifier are invalid. */
    spend(session: string, cardIdentifier: string): StoredCard | undefined {
      const card = cards.get(cardIdentifier)
      if (card?.session !== session || !sessions.get(session)) return undefined
      sessions.take(session)
      return cards.take(cardIdentifier)
    },
  }
}

export type StoredIdentifier = { cardIdentifier: string; expiry: string; cardType: string; lastFour: string }
