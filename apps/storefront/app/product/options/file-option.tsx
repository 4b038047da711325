import { type ShopMessage, uploadOptionFile } from '@mantel/client'
import { parseFileValue } from '@mantel/domain/cart'
import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { Icon } from '@mantel/ui/picture/icon'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { openCart } from '../../cart/page-cart.ts'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import { type CustomOptionProps, useFieldTexts } from './custom-option-field.ts'
import { fieldErrorMessage } from './message-text.tsx'
import { useBuyingTranslator } from './use-buying-translator.ts'

const accepted = '.jpg,.jpeg,.png,.webp,.pdf,image/jpeg,image/png,image/webp,application/pdf'
/** Bytes. Larger files are not sent at all. The server checks the size again. */
const maxSize = 5 * 1024 * 1024

/**
 * A file that the shopper uploads. It is sent at once and kept with the cart. A failed upload stays an error of the form until another
 * file is chosen or the failed one is removed.
 */
export function FileOption({ option, sku, value, onValue, error, upload, onUpload }: CustomOptionProps) {
  const t = useT()
  const buyingT = useBuyingTranslator()
  const engine = useEngine()
  const texts = useFieldTexts(option)
  const input = useRef<HTMLInputElement>(null)
  const isUploading = upload === 'running'
  const pixelLimits = [
    option.maxWidth && buyingT?.of('upload_width', { limit: option.maxWidth }),
    option.maxHeight && buyingT?.of('upload_height', { limit: option.maxHeight }),
  ]
  const uploaded = parseFileValue(String(value))

  async function send(file: File) {
    if (!engine) return
    if (file.size > maxSize) return onUpload({ key: 'upload_size', params: { limit: 5 } })
    onUpload('running')
    const failed: ShopMessage = { key: 'something_went_wrong' }
    try {
      const body = new Uint8Array(await file.arrayBuffer())
      const sent = { sku, optionId: option.id, name: file.name, body }
      const result = await uploadOptionFile(engine, await openCart(engine), sent)
      if (result.ok) onValue(result.value)
      onUpload(result.ok ? undefined : result.problem ? { text: result.problem } : failed)
    } catch {
      // The file could not be read, or the cart's code could not be loaded.
      onUpload(failed)
    }
  }

  /** Moves the focus to the field, because its button disappears. */
  function remove() {
    if (input.current) input.current.value = ''
    flushSync(() => {
      onValue('')
      onUpload(undefined)
    })
    input.current?.focus()
  }

  if (uploaded)
    return (
      <div className="grid gap-1">
        <span className="ui-field-label">{option.title}</span>
        <p role="status" className="flex flex-wrap items-center gap-x-3">
          <Icon name="check" className="text-good" />
          <span className="min-w-0 break-all">{uploaded.name}</span>
          <Button variant="link" size="small" onClick={remove}>
            {buyingT?.('cart.remove_short') ?? '×'}
          </Button>
        </p>
      </div>
    )
  return (
    <div aria-busy={isUploading || undefined} className="grid justify-items-start gap-1">
      <Field
        ref={input}
        className="w-full"
        {...texts}
        hint={[texts.hint, t('type.file_limits'), ...pixelLimits].filter(Boolean).join(' · ')}
        error={typeof upload === 'object' ? fieldErrorMessage(upload) : error}
        type="file"
        accept={accepted}
        disabled={isUploading}
        name={`option-${option.id}`}
        onChange={({ target }) => (target.files?.[0] ? void send(target.files[0]) : onUpload(undefined))}
      />
      <p role="status" className="text-13 text-muted">
        {isUploading && buyingT?.('upload.running')}
      </p>
      {typeof upload === 'object' && (
        <Button variant="link" size="small" onClick={remove}>
          {buyingT?.('cart.remove_short') ?? '×'}
        </Button>
      )}
    </div>
  )
}
