import { type CheckoutDetails, emptyCheckout, isInCheckout } from '@mantel/domain/checkout'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { createObservable } from '../observed.ts'
import type { Collection } from '../storage/collection.ts'
import type { Checkout, CheckoutState } from './checkout.ts'
import { oldMethodActions } from './old-method-actions.ts'

const keys = { details: 'details', orderedAt: 'order-timestamp' } as const

type KeptDetails = CheckoutDetails & { modifiedAt: number }

export type CheckoutOptions = {
  /** null: nothing is kept. */
  shelf: Collection<unknown> | null
  clock: Clock
  log: Pick<Log, 'error'>
  /** Where addresses are unless the shopper says otherwise. */
  country: string
}

export function createCheckout({ shelf, clock, log, country }: CheckoutOptions): Checkout {
  const fresh = emptyCheckout(country)
  const state = createObservable<CheckoutState>({
    ...fresh,
    ready: false,
    modifiedAt: 0,
    orderedAt: null,
    isThankYou: false,
  })
  const set = (part: Partial<CheckoutState>) => state.set({ ...state.get(), ...part })
  const isActive = () => isInCheckout(state.get().modifiedAt, clock.now())

  function change(part: Partial<CheckoutDetails>): void {
    set({ ...part, modifiedAt: clock.now() })
    void shelf?.set(keys.details, forDisk(state.get()))
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    isActive,
    async start() {
      if (state.get().ready) return
      const [kept, orderedAt] = await Promise.all([shelf?.get(keys.details), shelf?.get(keys.orderedAt)])
      const known = isKept(kept) && isInCheckout(kept.modifiedAt, clock.now()) ? kept : null
      if (kept && !known) void shelf?.remove(keys.details)
      // Whoever has typed meanwhile knows better.
      if (known && state.get().modifiedAt === 0) set(withFresh(known, fresh))
      set({ ready: true, orderedAt: typeof orderedAt === 'number' ? orderedAt : null })
    },
    setPersonal: (part) => change({ personalDetails: { ...state.get().personalDetails, ...part } }),
    setShipping: (part) => change({ shippingDetails: { ...state.get().shippingDetails, ...part } }),
    setPayment: (part) => change({ paymentDetails: { ...state.get().paymentDetails, ...part } }),
    sendBillTo: (sendToShippingAddress) => change({ sendToShippingAddress }),
    async ordered() {
      const orderedAt = clock.now()
      const { personalDetails, paymentDetails } = state.get()
      set({
        orderedAt,
        personalDetails: { ...personalDetails, password: '', createAccount: false },
        paymentDetails: { ...paymentDetails, paymentMethodAdditional: {} },
      })
      await shelf?.setMany([
        [keys.orderedAt, orderedAt],
        [keys.details, forDisk(state.get())],
      ])
    },
    setThankYou: (isThankYou) => set({ isThankYou }),
    async forget() {
      set({ ...fresh, modifiedAt: 0 })
      await shelf?.remove(keys.details)
    },
    payment: oldMethodActions('payment', log),
    shipping: oldMethodActions('shipping', log),
  }
}

/** Secrets stay in memory: a password, and what a card provider gave for a few minutes. */
function forDisk({ personalDetails, shippingDetails, paymentDetails, ...rest }: CheckoutState): KeptDetails {
  return {
    personalDetails: { ...personalDetails, password: '' },
    shippingDetails,
    paymentDetails: { ...paymentDetails, paymentMethodAdditional: {} },
    sendToShippingAddress: rest.sendToShippingAddress,
    modifiedAt: rest.modifiedAt,
  }
}

/** What an earlier build kept may lack a field. An account without its password is not made. */
function withFresh(kept: KeptDetails, fresh: CheckoutDetails): KeptDetails {
  return {
    ...kept,
    personalDetails: { ...fresh.personalDetails, ...kept.personalDetails },
    shippingDetails: { ...fresh.shippingDetails, ...kept.shippingDetails },
    paymentDetails: { ...fresh.paymentDetails, ...kept.paymentDetails },
  }
}

function isKept(value: unknown): value is KeptDetails {
  const kept = value as Partial<KeptDetails> | null | undefined
  return typeof kept?.modifiedAt === 'number' && Boolean(kept.personalDetails && kept.shippingDetails)
}
