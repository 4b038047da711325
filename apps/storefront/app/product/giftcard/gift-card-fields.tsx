import type { GiftCardView } from '@mantel/client'
import type { GiftCardEntries, GiftCardProblem, GiftCardProblems } from '@mantel/domain/giftcard'
import { toMajorUnits, toMinorUnits } from '@mantel/domain/money'
import { Field, TextArea } from '@mantel/ui/form/field'
import { RadioGroup } from '@mantel/ui/form/radio-group'
import { Picture } from '@mantel/ui/picture/picture'
import { useState } from 'react'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useFormats } from '../../i18n/text-context.tsx'
import { useStore } from '../../store/store-context.tsx'

type FieldsProps = {
  t: BuyingTranslator
  giftCard: GiftCardView
  entries: GiftCardEntries
  change(part: Partial<GiftCardEntries>): void
  problems: GiftCardProblems
}

/** Longer messages do not fit on the card. */
const maxMessage = 500

export function GiftCardFields(props: FieldsProps) {
  const { t, giftCard, entries, change, problems } = props
  const error = useProblemText(props)
  const { needsRecipient } = giftCard
  return (
    <>
      <ValueFields {...props} />
      {giftCard.images.length > 1 && <PictureChoice {...props} />}
      <Field
        label={t('gift_card.sender')}
        name="senderName"
        autoComplete="name"
        maxLength={255}
        value={entries.senderName}
        error={error(problems.senderName)}
        onChange={({ currentTarget }) => change({ senderName: currentTarget.value })}
      />
      <Field
        label={t('gift_card.recipient')}
        mark={needsRecipient ? undefined : t('gift_card.optional')}
        name="recipientName"
        autoComplete="off"
        maxLength={255}
        value={entries.recipientName}
        error={error(problems.recipientName)}
        onChange={({ currentTarget }) => change({ recipientName: currentTarget.value })}
      />
      {needsRecipient && (
        <Field
          label={t('gift_card.recipient_email')}
          name="recipientEmail"
          type="email"
          autoComplete="off"
          maxLength={255}
          value={entries.recipientEmail}
          error={error(problems.recipientEmail)}
          onChange={({ currentTarget }) => change({ recipientEmail: currentTarget.value })}
        />
      )}
      <TextArea
        label={t('gift_card.message')}
        mark={t('gift_card.optional')}
        name="message"
        rows={4}
        maxLength={maxMessage}
        value={entries.message}
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
      <RadioGroup
        legend={t('gift_card.when')}
        name="sendNow"
        layout="tiles"
        options={[
          { value: 'now', label: t('gift_card.now') },
          { value: 'later', label: t('gift_card.later') },
        ]}
        value={entries.sendNow ? 'now' : 'later'}
        onValue={(value) => change({ sendNow: value === 'now' })}
      />
      {!entries.sendNow && (
        <Field
          label={t('gift_card.date')}
          hint={t('gift_card.date_hint')}
          name="deliveryDate"
          type="date"
          value={entries.deliveryDate}
          error={error(problems.deliveryDate)}
          onChange={({ currentTarget }) => change({ deliveryDate: currentTarget.value })}
        />
      )}
    </>
  )
}

/** The listed values, and a field for any other one. */
function ValueFields(props: FieldsProps) {
  const { t, giftCard, entries, change, problems } = props
  const { amounts, open } = giftCard
  const formats = useFormats()
  const error = useProblemText(props)
  const { currencyCode, priceFormat } = useStore().view.i18n
  const [isOther, setOther] = useState(amounts.length === 0)
  const [typed, setTyped] = useState('')
  const isListed = entries.value !== null && amounts.includes(entries.value)
  // A value from the cart that is not listed opens the field too.
  const showsOther = open !== null && (isOther || (!isListed && entries.value !== null))
  const typedValue = typed || (isListed || entries.value === null ? '' : String(toMajorUnits(entries.value)))
  return (
    <>
      <RadioGroup
        legend={t('gift_card.value')}
        name="value"
        layout="tiles"
        options={[
          ...amounts.map((amount) => ({ value: String(amount), label: formats.price(amount) })),
          ...(open ? [{ value: 'other', label: t('gift_card.other_amount') }] : []),
        ]}
        value={showsOther ? 'other' : String(entries.value)}
        error={showsOther ? undefined : error(problems.value)}
        onValue={(value) => {
          setOther(value === 'other')
          setTyped('')
          change({ value: value === 'other' ? null : Number(value) })
        }}
      />
      {showsOther && open && (
        <Field
          label={t('gift_card.amount', { currency: currencyCode })}
          hint={t('gift_card.range', { min: formats.price(open.from), max: formats.price(open.to) })}
          name="otherValue"
          inputMode="decimal"
          autoComplete="off"
          value={typedValue}
          error={error(problems.value)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            change({ value: parseAmount(currentTarget.value, priceFormat.fractionDigits) })
          }}
        />
      )}
    </>
  )
}

/** '12,50' and '12.50' are 1250; null for anything else, such as a third decimal place. */
function parseAmount(typed: string, fractionDigits: number): number | null {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? toMinorUnits(Number(text), fractionDigits) : null
}

function PictureChoice({ t, giftCard, entries, change }: FieldsProps) {
  return (
    <RadioGroup
      legend={t('gift_card.picture')}
      name="image"
      layout="tiles"
      options={giftCard.images.map((image, at) => ({
        value: image,
        label: (
          <Picture
            image={image}
            alt={t('gift_card.picture_number', { count: at + 1 })}
            width={80}
            shape="1/1"
            className="w-16"
          />
        ),
      }))}
      value={entries.image}
      onValue={(image) => change({ image })}
    />
  )
}

function useProblemText({ t, giftCard: { open, amounts } }: FieldsProps) {
  const { price } = useFormats()
  return (problem: GiftCardProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined
    if (problem === 'gift_card_date') return t('gift_card_date')
    if (problem !== 'gift_card_amount') return t(`invalid.${problem}`)
    return open
      ? t('gift_card.amount_range', { min: price(open.from), max: price(open.to) })
      : t('gift_card_amount', { amounts: amounts.map(price).join(', ') })
  }
}
