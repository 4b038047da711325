import { createGiftCardPurchase, type GiftCardView, type ProductView, type Selection } from '@mantel/client'
import { deliveryDay, type GiftCardEntries, giftCardProblems } from '@mantel/domain/giftcard'
import { Button } from '@mantel/ui/action/button'
import { BottomBar } from '@mantel/ui/layout/bottom-bar'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { LineEdit } from '../../cart/line-edit.ts'
import { requestAddition } from '../../cart/request-addition.ts'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { useEntriesBeforeHydration } from '../../page/use-entries-before-hydration.ts'
import { useEngine } from '../../store/engine-context.ts'
import { useStore } from '../../store/store-context.tsx'
import { useVariantPath } from '../choice/use-selection.ts'
import { GiftCardFields } from './gift-card-fields.tsx'
import { GiftCardPreview } from './gift-card-preview.tsx'
import { useEditedEntries } from './use-edited-entries.ts'
import { useFormTexts } from './use-form-texts.ts'

export type GiftCardFormProps = {
  product: ProductView
  giftCard: GiftCardView
  selection: Selection
  /** The cart line that is being changed. */
  edit: LineEdit | null
}

/** The form of a gift card with its preview and its own button. It puts one card into the cart, or changes a cart line. */
export function GiftCardForm({ product, giftCard, selection, edit }: GiftCardFormProps) {
  const engine = useEngine()
  const t = useFormTexts()
  const commonT = useT()
  const formats = useFormats()
  const { view } = useStore()
  const navigate = useNavigate()
  const variantPath = useVariantPath(product, null)
  const form = useRef<HTMLFormElement>(null)
  const [entries, setEntries] = useState<GiftCardEntries>(() => emptyEntries(giftCard))
  const [isTouched, setTouched] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEntriesBeforeHydration(form)
  useEditedEntries(edit, setEntries)
  const { fractionDigits } = view.i18n.priceFormat
  const isSoldOut = selection.stock.state === 'sold-out'
  const problems = giftCardProblems(entries, giftCard, deliveryDay(new Date()))
  const isValid = Object.keys(problems).length === 0

  function change(part: Partial<GiftCardEntries>) {
    setTouched(true)
    setEntries((before) => ({ ...before, ...part }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!engine || isBusy) return
    setChecked(true)
    if (!isValid) {
      // The messages are rendered first.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const { senderName, recipientName, recipientEmail, message, sendNow, deliveryDate } = entries
    const options = [
      { label: t('gift_card.to'), value: recipientEmail ? `${recipientName} (${recipientEmail})` : recipientName },
      { label: t('gift_card.from'), value: senderName },
      { label: t('gift_card.message'), value: message.trim() },
      { label: t('gift_card.delivery'), value: sendNow ? t('gift_card.now') : formats.longDay(deliveryDate) },
    ].filter(({ value }) => value !== '')
    const quantity = edit?.quantity ?? 1
    const purchase = createGiftCardPurchase(product, selection, entries, { quantity, options, fractionDigits })
    if (!purchase) return
    setBusy(true)
    const outcome = await requestAddition(engine, { purchase, line: edit?.line ?? null }, commonT('cart.unreachable'))
    // The line has been replaced. Without `edit` in the address, the next click adds a new line.
    if (outcome?.added && edit) await navigate(variantPath(selection.sku), { replace: true, preventScrollReset: true })
    setBusy(false)
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-6" data-gift-card>
      <h2 className="title-3">{t('gift_card.title')}</h2>
      <div className="grid gap-6 noscript:hidden">
        <GiftCardFields
          t={t}
          giftCard={giftCard}
          entries={entries}
          change={change}
          problems={isChecked ? problems : {}}
        />
        <GiftCardPreview t={t} entries={entries} isReady={isTouched && isValid} />
      </div>
      <BottomBar className="max-md:-mx-(--room-margin)">
        {entries.value !== null && entries.value > 0 && (
          <span className="text-17 font-medium figures md:hidden">{formats.price(entries.value)}</span>
        )}
        <span className="grid flex-1 gap-2">
          <p className="hidden text-15 text-muted noscript:block">{commonT('cart.needs_script')}</p>
          <Button type="submit" wide className="noscript:hidden" disabled={isSoldOut} busy={isBusy}>
            {commonT(isSoldOut ? 'product.sold_out' : edit ? 'product.change' : 'product.add')}
          </Button>
          {isChecked && !isValid && (
            <p role="alert" className="text-15 text-sale">
              {t('invalid.form')}
            </p>
          )}
        </span>
      </BottomBar>
    </form>
  )
}

function emptyEntries({ amounts, images }: GiftCardView): GiftCardEntries {
  return {
    value: amounts[0] ?? null,
    senderName: '',
    recipientName: '',
    recipientEmail: '',
    message: '',
    image: images[0] ?? '',
    sendNow: true,
    deliveryDate: '',
  }
}
