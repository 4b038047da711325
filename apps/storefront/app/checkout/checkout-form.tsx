import { addDelivery } from '@mantel/client'
import { isVirtualCart, isVirtualForPayment } from '@mantel/domain/cart'
import { checkoutProblems } from '@mantel/domain/checkout'
import { findPaymentMethod } from '@mantel/plugins/payment'
import { type FormEvent, useRef, useState } from 'react'
import { orderProblemText } from '../order/order-problem-text.ts'
import { PaymentDialogs } from '../order/payment-dialogs.tsx'
import { type CollectPaymentFields, PaymentPart } from '../order/payment-part.tsx'
import { PriceChanges } from '../order/price-changes.tsx'
import type { OrderingView } from '../order/use-ordering.ts'
import { usePayment } from '../order/use-payment.ts'
import { useStore } from '../store/store-context.tsx'
import { useOnline } from '../store/use-online.ts'
import type { StepProps } from './checkout-parts.ts'
import { DeclinedPayment } from './declined-payment.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PersonalStep, SignInOffer } from './personal-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { Step } from './step.tsx'
import { SummaryBar, SummaryCard } from './summary-frame.tsx'
import { useCheckoutOffers } from './use-checkout-offers.ts'
import { useFormErrors } from './use-form-errors.ts'
import { usePaymentOffers } from './use-payment-offers.ts'
import { type OrderObstacle, usePlaceOrder } from './use-place-order.ts'
import { usePrefilledCustomer } from './use-prefilled-customer.ts'

/** All checkout steps on one page, with a summary of the cart beside them. */
export function CheckoutForm({ ordering }: { ordering: OrderingView }) {
  const { t, cartState, checkoutState } = ordering
  const { website, view } = useStore()
  const isOnline = useOnline()
  const types = cartState.lines.map(({ typeId }) => typeId)
  const isVirtual = isVirtualForPayment(types) || isVirtualCart(types)
  const needsCompany = website.theme === 'trade'
  const [acceptsTerms, setTerms] = useState(false)
  const [consents, setConsents] = useState(false)
  // Stores that show net prices sell to businesses, which have no right of withdrawal to give up.
  const downloadConsent = types.includes('downloadable') && view.prices.shown === 'gross' ? consents : null
  const [obstacle, setObstacle] = useState<OrderObstacle | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const collect = useRef<CollectPaymentFields | null>(null)
  usePrefilledCustomer(ordering)
  const { deliveries, isDeliveryWithdrawn, payments: serverPayments } = useCheckoutOffers(ordering, isVirtual)
  const { payments, isPaymentWithdrawn } = usePaymentOffers(ordering, serverPayments, isVirtual)
  const rules = { isVirtual, acceptsTerms, downloadConsent, needsCompany, canCreateAccount: isOnline }
  const problems = checkoutProblems(checkoutState, rules)
  const { error, touch, summary, validate, showError } = useFormErrors(t, problems)
  const payment = usePayment()(ordering)
  const { place, isBusy } = usePlaceOrder(ordering, payment)

  const offer = deliveries.find(({ key }) => key === checkoutState.shippingDetails.shippingMethod)
  const delivery = offer && !isVirtual ? { title: t('checkout.delivery'), price: offer.price } : null
  const total = addDelivery(cartState, delivery)?.grandTotal ?? null
  const { paymentMethod } = checkoutState.paymentDetails
  const isPaymentDue = total !== 0 && findPaymentMethod(paymentMethod)?.audience !== 'nothing-due'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setObstacle(null)
    if (!validate()) return
    const obstacleFound = await place({
      isVirtual,
      total,
      delivery,
      downloadConsent: downloadConsent === true,
      payments,
      collect: async () => (collect.current ? collect.current() : {}),
    })
    if (!obstacleFound) return
    setObstacle(obstacleFound)
    if ('declined' in obstacleFound) return
    showError('text' in obstacleFound ? obstacleFound.text : orderProblemText(t, obstacleFound.problem))
  }

  const step: StepProps = { ordering, error, touch }
  const stepCount = isVirtual ? 3 : 4
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
      <SummaryBar ordering={ordering} total={total} delivery={delivery} />
      <form ref={form} noValidate method="post" onSubmit={submit} className="min-w-0">
        <ErrorSummary t={t} errors={summary} />
        {obstacle && 'problem' in obstacle && obstacle.problem.kind === 'prices' && (
          <PriceChanges t={t} changed={obstacle.problem} />
        )}
        <Step t={t} number={1} of={stepCount} title={t('checkout.personal')} headingAction={<SignInOffer t={t} />}>
          <PersonalStep {...step} />
        </Step>
        {!isVirtual && (
          <Step t={t} number={2} of={stepCount} title={t('checkout.delivery')}>
            <ShippingStep {...step} offers={deliveries} isWithdrawn={isDeliveryWithdrawn} />
          </Step>
        )}
        <Step t={t} number={stepCount - 1} of={stepCount} title={t('checkout.payment')}>
          <PaymentStep
            {...step}
            offers={payments}
            isWithdrawn={isPaymentWithdrawn}
            isVirtual={isVirtual}
            needsCompany={needsCompany}
          >
            {obstacle && 'declined' in obstacle && <DeclinedPayment text={obstacle.declined} />}
            <PaymentPart
              key={paymentMethod}
              ordering={ordering}
              code={isOnline ? paymentMethod : ''}
              collect={collect}
              onSubmit={() => form.current?.requestSubmit()}
            />
          </PaymentStep>
        </Step>
        <Step t={t} number={stepCount} of={stepCount} title={t('checkout.summary')}>
          <ReviewStep
            {...step}
            acceptsTerms={acceptsTerms}
            onTerms={setTerms}
            downloadConsent={downloadConsent}
            onDownloadConsent={setConsents}
            total={total}
            isBusy={isBusy}
            isPaymentDue={isPaymentDue}
          />
        </Step>
      </form>
      <SummaryCard ordering={ordering} delivery={delivery} />
      <PaymentDialogs t={t} payment={payment} />
    </div>
  )
}
