import type { GiftCardView } from '@mantel/client'
import { useFormats, useT } from '../../i18n/text-context.tsx'

export function GiftCardAmounts({ card: { amounts, open } }: { card: GiftCardView }) {
  const t = useT()
  const formats = useFormats()
  return (
    <section aria-labelledby="gift-amounts">
      <h2 id="gift-amounts" className="font-medium">
        {t('type.giftcard_amounts')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {amounts.map((amount) => (
          <li key={amount} className="rounded-frame border border-hairline px-4 py-2 figures">
            {formats.price(amount)}
          </li>
        ))}
      </ul>
      {open && (
        <p className="mt-3 text-muted">
          {t('type.giftcard_any', { min: formats.price(open.from), max: formats.price(open.to) })}
        </p>
      )}
    </section>
  )
}
