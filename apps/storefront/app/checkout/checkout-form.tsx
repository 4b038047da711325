import { isVirtualCart, isVirtualForPayment } from '@mantel/domain/cart'
import { checkoutProblems } from '@mantel/domain/checkout'
import { findPaymentPlugin } from '@mantel/plugins/payment'
import { type FormEvent, useRef, useState } from 'react'
import { PaymentDialogs } from '../order/payment-dialogs.tsx'
import { type CollectAdditional, PaymentPart } from '../order/payment-part.tsx'
import { problemText } from '../order/problem-text.ts'
import { useOnline } from '../order/use-online.ts'
import type { ShownOrdering } from '../order/use-ordering.ts'
import { usePayment } from '../order/use-payment.ts'
import { usePlace } from '../place/place-context.tsx'
import type { StepProps } from './checkout-parts.ts'
import { ErrorSummary } from './error-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PersonalStep, SignInOffer } from './personal-step.tsx'
import { PriceChanges } from './price-changes.tsx'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { Step } from './step.tsx'
import { SummaryBar, SummaryCard } from './summary-frame.tsx'
import { useDeliveries } from './use-deliveries.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useKnownCustomer } from './use-known-customer.ts'
import { usePayments } from './use-payments.ts'
import { type Obstacle, usePlaceOrder } from './use-place-order.ts'

/** All steps on one page; what is bought stays in sight beside them. */
export function CheckoutForm({ shown }: { shown: ShownOrdering }) {
  const { t, cartState, checkoutState } = shown
  const { website } = usePlace()
  const isOnline = useOnline()
  const types = cartState.lines.map(({ typeId }) => typeId)
  const isVirtual = isVirtualForPayment(types) || isVirtualCart(types)
  const needsCompany = website.theme === 'trade'
  const [acceptsTerms, setTerms] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const collect = useRef<CollectAdditional | null>(null)
  useKnownCustomer(shown)
  const { deliveries, payments: listed } = useDeliveries(shown, isVirtual)
  const payments = usePayments(shown, listed, isVirtual)
  const problems = checkoutProblems(checkoutState, { isVirtual, acceptsTerms, needsCompany })
  const { error, touch, summary, check, refuse } = useFormErrors(t, problems)
  const payment = usePayment()(shown)
  const { place, isBusy } = usePlaceOrder(shown, payment)

  const delivery = deliveries.find(({ key }) => key === checkoutState.shippingDetails.shippingMethod)?.price ?? null
  const hasDelivery = cartState.totals?.segments.some(({ code }) => code === 'shipping') ?? false
  const total = cartState.totals && cartState.totals.grandTotal + (hasDelivery || isVirtual ? 0 : (delivery ?? 0))
  const { paymentMethod } = checkoutState.paymentDetails
  const isPaid = total !== 0 && findPaymentPlugin(paymentMethod)?.isForNothing !== true

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setObstacle(null)
    if (!check()) return
    const found = await place({
      isVirtual,
      total,
      delivery: isVirtual ? null : delivery,
      payments,
      collect: async () => (collect.current ? collect.current() : {}),
    })
    if (!found) return
    setObstacle(found)
    refuse('text' in found ? found.text : problemText(t, found.problem))
  }

  const step: StepProps = { shown, error, touch }
  const of = isVirtual ? 3 : 4
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
      <SummaryBar shown={shown} total={total} delivery={delivery} />
      <form ref={form} noValidate method="post" onSubmit={submit} className="min-w-0">
        <ErrorSummary t={t} said={summary} />
        {obstacle && 'problem' in obstacle && obstacle.problem.kind === 'prices' && (
          <PriceChanges t={t} changed={obstacle.problem} />
        )}
        <Step t={t} at={1} of={of} title={t('checkout.personal')} aside={<SignInOffer t={t} />}>
          <PersonalStep {...step} />
        </Step>
        {!isVirtual && (
          <Step t={t} at={2} of={of} title={t('checkout.delivery')}>
            <ShippingStep {...step} offers={deliveries} />
          </Step>
        )}
        <Step t={t} at={of - 1} of={of} title={t('checkout.payment')}>
          <PaymentStep {...step} offers={payments} isVirtual={isVirtual} needsCompany={needsCompany}>
            <PaymentPart
              key={paymentMethod}
              shown={shown}
              code={isOnline ? paymentMethod : ''}
              collect={collect}
              onWantsToPay={() => form.current?.requestSubmit()}
            />
          </PaymentStep>
        </Step>
        <Step t={t} at={of} of={of} title={t('checkout.summary')}>
          <ReviewStep
            {...step}
            acceptsTerms={acceptsTerms}
            onTerms={setTerms}
            total={total}
            isBusy={isBusy}
            isPaid={isPaid}
          />
        </Step>
      </form>
      <SummaryCard shown={shown} delivery={delivery} />
      <PaymentDialogs t={t} payment={payment} />
    </div>
  )
}
