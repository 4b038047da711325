import type { CustomerOrderView } from '@mantel/client'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useFormats } from '../../i18n/text-context.tsx'

/** The states of the order so far, with the date of each and the merchant's note. */
export function OrderSteps({ t, steps }: { t: BuyingTranslator; steps: CustomerOrderView['steps'] }) {
  const { longDay } = useFormats()
  return (
    <section aria-labelledby="order-steps" className="grid gap-4">
      <h2 id="order-steps" className="title-3">
        {t('order.progress')}
      </h2>
      <ol className="grid gap-3 border-hairline border-s ps-5">
        {steps.map(({ state, at, comment }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end.
          <li key={index} aria-current={index === steps.length - 1 ? 'step' : undefined} data-step={state}>
            <span className="font-medium">{t(`order.state_${state}`)}</span>{' '}
            <span className="text-muted">{longDay(at)}</span>
            {comment && <span className="block text-muted wrap-anywhere">{comment}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
