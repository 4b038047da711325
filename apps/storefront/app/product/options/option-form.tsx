import {
  type ConfiguredProduct,
  configureProduct,
  defaultChoices,
  type ProductView,
  type PurchaseChoices,
  problemKey,
  type Selection,
} from '@mantel/client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { LineEdit } from '../../cart/line-edit.ts'
import { loadBuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useT } from '../../i18n/text-context.tsx'
import { useEntriesBeforeHydration } from '../../page/use-entries-before-hydration.ts'
import { useEngine } from '../../store/engine-context.ts'
import { useStore } from '../../store/store-context.tsx'
import { BundleOptions } from './bundle-options.tsx'
import { CustomOptions } from './custom-options.tsx'
import { GroupedQuantities } from './grouped-quantities.tsx'
import { useBuyingTranslator } from './use-buying-translator.ts'
import { useEditedChoices } from './use-edited-choices.ts'
import { type Upload, useUploads, useWhenUploaded } from './use-uploads.ts'

/**
 * A product with its current choices. whenReady resolves to the product when all its files are uploaded, or to null if the shopper
 * leaves the page before that or if fields are missing or wrong; it marks such fields.
 */
export type Configuration = ConfiguredProduct & {
  product: ProductView
  whenReady(): Promise<ConfiguredProduct | null>
}

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
  useEntriesBeforeHydration(form)
  useEditedChoices(product, edit, setChoices)
  const { uploads, isUploading, setUpload } = useUploads()
  const configured = useMemo(
    () => withFailedUploads(configureProduct(product, selection, choices, view), uploads),
    [product, selection, choices, view, uploads],
  )
  const engine = useEngine()
  const whenUploaded = useWhenUploaded(configured, isUploading, () => {
    const say = (text: string) => engine?.notifications.push({ type: 'warning', message: { text } })
    loadBuyingTranslator(view.i18n).then(
      (buyingT) => say(buyingT('upload.left', { name: product.name })),
      () => {},
    )
  })
  useEffect(() => {
    async function whenReady() {
      const uploaded = await whenUploaded()
      if (!uploaded?.problems.size) return uploaded
      setAttempts((count) => count + 1)
      return null
    }
    onConfigured({ ...configured, product, whenReady })
  }, [configured, product, onConfigured, whenUploaded])
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')?.focus()
  }, [attempts])
  const change: OptionFields['change'] = (update) => setChoices((before) => ({ ...before, ...update(before) }))
  const isChecked = attempts > 0
  const problemOf = (key: string) => (isChecked ? configured.problems.get(key) : undefined)
  const fields = { product, choices, change, problemOf, uploads, setUpload }
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
  uploads: Readonly<Record<number, Upload>>
  setUpload(option: number, upload: Upload): void
}

/** Adds the failed uploads to the problems: a product must not be sold without a file that could not be uploaded. */
function withFailedUploads(configured: ConfiguredProduct, uploads: OptionFields['uploads']): ConfiguredProduct {
  const problems = new Map(configured.problems)
  for (const [option, upload] of Object.entries(uploads))
    if (typeof upload === 'object') problems.set(problemKey.custom(Number(option)), upload)
  return { ...configured, problems }
}

function ProblemSummary({ isSet }: { isSet: boolean }) {
  const buyingT = useBuyingTranslator()
  return (
    <p role="alert" className="text-15 text-sale">
      {buyingT?.(isSet ? 'invalid.bundle_options' : 'invalid.custom_options')}
    </p>
  )
}
