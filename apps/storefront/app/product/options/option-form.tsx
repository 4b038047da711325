import {
  type ConfiguredProduct,
  configureProduct,
  defaultChoices,
  type ProductView,
  type PurchaseChoices,
  type Selection,
} from '@mantel/client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { LineEdit } from '../../cart/line-edit.ts'
import { useT } from '../../i18n/text-context.tsx'
import { useEarlyEntries } from '../../page/use-early-entries.ts'
import { useStore } from '../../store/store-context.tsx'
import { BundleOptions } from './bundle-options.tsx'
import { CustomOptions } from './custom-options.tsx'
import { GroupedQuantities } from './grouped-quantities.tsx'
import { useBuyingTranslator } from './use-buying-translator.ts'
import { useEditedChoices } from './use-edited-choices.ts'

/** A product as it is configured now. showProblems: marks the fields that are missing or wrong. */
export type Configuration = ConfiguredProduct & { product: ProductView; showProblems(): void }

export type OptionFormProps = {
  product: ProductView
  selection: Selection
  edit: LineEdit | null
  onConfigured(configuration: Configuration): void
}

/** The fields of a product: parts of a set, quantities of a group, custom options. */
export function OptionForm({ product, selection, edit, onConfigured }: OptionFormProps) {
  const t = useT()
  const { view } = useStore()
  const form = useRef<HTMLDivElement>(null)
  const [choices, setChoices] = useState<PurchaseChoices>(() => defaultChoices(product))
  const [attempts, setAttempts] = useState(0)
  useEarlyEntries(form)
  useEditedChoices(product, edit, setChoices)
  const configured = useMemo(
    () => configureProduct(product, selection, choices, view),
    [product, selection, choices, view],
  )
  useEffect(() => {
    onConfigured({ ...configured, product, showProblems: () => setAttempts((count) => count + 1) })
  }, [configured, product, onConfigured])
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')?.focus()
  }, [attempts])
  const change: OptionFields['change'] = (update) => setChoices((before) => ({ ...before, ...update(before) }))
  const isChecked = attempts > 0
  const problemOf = (key: string) => (isChecked ? configured.problems.get(key) : undefined)
  const fields = { product, choices, change, problemOf }
  return (
    <div ref={form} className="grid gap-6">
      {product.bundle.length > 0 && <BundleOptions {...fields} />}
      {product.grouped.length > 0 && <GroupedQuantities {...fields} />}
      {product.customOptions.length > 0 && (
        <section aria-labelledby="custom-options" className="grid gap-5 noscript:hidden">
          <h2 id="custom-options" className="title-3">
            {t('type.custom_options')}
          </h2>
          <CustomOptions {...fields} />
        </section>
      )}
      {isChecked && configured.problems.size > 0 && <ProblemSummary isSet={product.bundle.length > 0} />}
    </div>
  )
}

/** The state that the sections of the form read and change. */
export type OptionFields = {
  product: ProductView
  choices: PurchaseChoices
  /** The update gets the latest choices: a finished upload reports its file long after the field was rendered. */
  change(update: (before: PurchaseChoices) => Partial<PurchaseChoices>): void
  problemOf(key: string): ReturnType<Configuration['problems']['get']>
}

function ProblemSummary({ isSet }: { isSet: boolean }) {
  const buyingT = useBuyingTranslator()
  return (
    <p role="alert" className="text-15 text-sale">
      {buyingT?.(isSet ? 'invalid.bundle_options' : 'invalid.custom_options')}
    </p>
  )
}
