import {
  type AddressDetails,
  type CheckoutDetails,
  emptyCheckout,
  isInCheckout,
  type PersonalDetails,
} from '@mantel/domain/checkout'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { createObservable } from '../observed.ts'
import type { Collection } from '../storage/collection.ts'
import type { Checkout, CheckoutState } from './checkout.ts'
import { createDeprecatedMethodActions } from './deprecated-method-actions.ts'

const keys = { details: 'details', orderedAt: 'order-timestamp' } as const

type StoredDetails = CheckoutDetails & Pick<CheckoutState, 'modifiedAt' | 'filledInFor'>

export type CheckoutOptions = {
  /** null: nothing is stored. */
  collection: Collection<unknown> | null
  clock: Clock
  log: Pick<Log, 'error'>
  /** The default country of addresses. */
  country: string
}

export function createCheckout({ collection, clock, log, country }: CheckoutOptions): Checkout {
  const defaults = emptyCheckout(country)
  const state = createObservable<CheckoutState>({
    ...defaults,
    ready: false,
    modifiedAt: 0,
    orderedAt: null,
    isThankYou: false,
    filledInFor: null,
  })
  const set = (part: Partial<CheckoutState>) => state.set({ ...state.get(), ...part })
  const isActive = () => isInCheckout(state.get().modifiedAt, clock.now())

  function change(part: Partial<CheckoutDetails & Pick<CheckoutState, 'filledInFor'>>): void {
    set({ ...part, modifiedAt: clock.now() })
    void collection?.set(keys.details, withoutSecrets(state.get()))
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    isActive,
    async start() {
      if (state.get().ready) return
      const [stored, orderedAt] = await Promise.all([collection?.get(keys.details), collection?.get(keys.orderedAt)])
      const valid = isStoredDetails(stored) && isInCheckout(stored.modifiedAt, clock.now()) ? stored : null
      if (stored && !valid) void collection?.remove(keys.details)
      // Details that were entered in the meantime take precedence.
      if (valid && state.get().modifiedAt === 0) set(withDefaults(valid, defaults))
      set({ ready: true, orderedAt: typeof orderedAt === 'number' ? orderedAt : null })
    },
    setPersonal: (part) => change({ personalDetails: { ...state.get().personalDetails, ...part } }),
    setShipping: (part) => change({ shippingDetails: { ...state.get().shippingDetails, ...part } }),
    setPayment: (part) => change({ paymentDetails: { ...state.get().paymentDetails, ...part } }),
    fillIn({ id, company, taxId, firstName, lastName, emailAddress }) {
      const { personalDetails, shippingDetails, paymentDetails, filledInFor } = state.get()
      const personal: PersonalDetails = { firstName, lastName, emailAddress, password: '', createAccount: false }
      if (filledInFor === id) {
        if (JSON.stringify(personal) !== JSON.stringify(personalDetails)) change({ personalDetails: personal })
        return
      }
      const withName = <T extends AddressDetails>(address: T): T =>
        address.lastName === '' ? { ...address, firstName, lastName } : address
      change({
        filledInFor: id,
        personalDetails: personal,
        shippingDetails: withName(shippingDetails),
        paymentDetails: {
          ...withName(paymentDetails),
          company: paymentDetails.company || company,
          taxId: paymentDetails.taxId || taxId,
        },
      })
    },
    chooseShippingMethod(shippingMethod) {
      const { shippingDetails, chosenMethods } = state.get()
      change({
        shippingDetails: { ...shippingDetails, shippingMethod },
        chosenMethods: { ...chosenMethods, delivery: shippingMethod },
      })
    },
    choosePaymentMethod(paymentMethod) {
      const { paymentDetails, chosenMethods } = state.get()
      change({
        paymentDetails: { ...paymentDetails, paymentMethod, paymentMethodAdditional: {} },
        chosenMethods: { ...chosenMethods, payment: paymentMethod },
      })
    },
    setBillToShippingAddress: (sendToShippingAddress) => change({ sendToShippingAddress }),
    async markOrdered() {
      const orderedAt = clock.now()
      const { personalDetails, paymentDetails } = state.get()
      set({
        orderedAt,
        personalDetails: { ...personalDetails, password: '', createAccount: false },
        // The next order needs its own purchase order number.
        paymentDetails: { ...paymentDetails, paymentMethodAdditional: {}, purchaseOrder: '' },
      })
      await collection?.setMany([
        [keys.orderedAt, orderedAt],
        [keys.details, withoutSecrets(state.get())],
      ])
    },
    setThankYou: (isThankYou) => set({ isThankYou }),
    async forget() {
      set({ ...defaults, modifiedAt: 0, filledInFor: null })
      await collection?.remove(keys.details)
    },
    payment: createDeprecatedMethodActions('payment', log),
    shipping: createDeprecatedMethodActions('shipping', log),
  }
}

/** Secrets stay in memory: the password, and the short-lived data of a card provider. */
function withoutSecrets({ personalDetails, shippingDetails, paymentDetails, ...rest }: CheckoutState): StoredDetails {
  return {
    personalDetails: { ...personalDetails, password: '' },
    shippingDetails,
    paymentDetails: { ...paymentDetails, paymentMethodAdditional: {} },
    sendToShippingAddress: rest.sendToShippingAddress,
    chosenMethods: rest.chosenMethods,
    modifiedAt: rest.modifiedAt,
    filledInFor: rest.filledInFor,
  }
}

/** Details of an earlier build may lack a field. No account is created without its password. */
function withDefaults(stored: StoredDetails, defaults: CheckoutDetails): StoredDetails {
  return {
    ...stored,
    personalDetails: { ...defaults.personalDetails, ...stored.personalDetails },
    shippingDetails: { ...defaults.shippingDetails, ...stored.shippingDetails },
    paymentDetails: { ...defaults.paymentDetails, ...stored.paymentDetails },
    chosenMethods: { ...defaults.chosenMethods, ...stored.chosenMethods },
  }
}

function isStoredDetails(value: unknown): value is StoredDetails {
  const stored = value as Partial<StoredDetails> | null | undefined
  return typeof stored?.modifiedAt === 'number' && Boolean(stored.personalDetails && stored.shippingDetails)
}
