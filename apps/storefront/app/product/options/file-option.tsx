import { uploadOptionFile } from '@mantel/client'
import { parseFileValue } from '@mantel/domain/cart'
import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { Icon } from '@mantel/ui/picture/icon'
import { useState } from 'react'
import { openCart } from '../../cart/page-cart.ts'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import { type CustomOptionProps, useFieldTexts } from './custom-option-field.ts'
import { useBuyingTranslator } from './use-buying-translator.ts'

const accepted = '.jpg,.jpeg,.png,.webp,.pdf,image/jpeg,image/png,image/webp,application/pdf'
/** Bytes. The server checks it again; larger files are not sent at all. */
const maxSize = 5 * 1024 * 1024

/** A file that the shopper uploads. It is sent at once and kept with the cart. */
export function FileOption({ option, sku, value, onValue, error }: CustomOptionProps) {
  const t = useT()
  const buyingT = useBuyingTranslator()
  const engine = useEngine()
  const texts = useFieldTexts(option)
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const pixelLimits = [
    option.maxWidth && buyingT?.of('upload_width', { limit: option.maxWidth }),
    option.maxHeight && buyingT?.of('upload_height', { limit: option.maxHeight }),
  ]
  const uploaded = parseFileValue(String(value))

  async function upload(file: File) {
    if (!engine) return
    setProblem(null)
    if (file.size > maxSize) return setProblem(buyingT?.of('upload_size', { limit: 5 }) ?? t('something_went_wrong'))
    setUploading(true)
    try {
      const body = new Uint8Array(await file.arrayBuffer())
      const sent = { sku, optionId: option.id, name: file.name, body }
      const result = await uploadOptionFile(engine, await openCart(engine), sent)
      if (result.ok) onValue(result.value)
      else setProblem(result.problem || t('something_went_wrong'))
    } catch {
      // The file could not be read, or the cart's code could not be loaded.
      setProblem(t('something_went_wrong'))
    }
    setUploading(false)
  }

  if (uploaded)
    return (
      <div className="grid gap-1">
        <span className="ui-field-label">{option.title}</span>
        <p role="status" className="flex flex-wrap items-center gap-x-3">
          <Icon name="check" className="text-good" />
          <span className="min-w-0 break-all">{uploaded.name}</span>
          <Button variant="link" size="small" onClick={() => onValue('')}>
            {buyingT?.('cart.remove_short') ?? '×'}
          </Button>
        </p>
      </div>
    )
  return (
    <div aria-busy={isUploading || undefined}>
      <Field
        {...texts}
        hint={[texts.hint, t('type.file_limits'), ...pixelLimits].filter(Boolean).join(' · ')}
        error={problem ?? error}
        type="file"
        accept={accepted}
        disabled={isUploading}
        name={`option-${option.id}`}
        onChange={({ target }) => target.files?.[0] && void upload(target.files[0])}
      />
    </div>
  )
}
