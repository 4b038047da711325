import { addCheckedLines, type CheckedLine, canBeAdded, type Engine } from '@mantel/client'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { useEffect, useRef, useState } from 'react'
import { openCart } from '../../cart/page-cart.ts'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'

type Props = {
  engine: Engine
  t: BuyingTranslator
  lines: readonly CheckedLine[]
  /** Typed lines that do not consist of a SKU and a quantity. */
  unreadable?: readonly string[]
}

type Added = { count: number; problems: string[] }

/** The check result of each line, and a button that adds all lines that can be ordered. */
export function CheckedLines({ engine, t, lines, unreadable = [] }: Props) {
  const commonT = useT()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [added, setAdded] = useState<Added | 'failed' | null>(null)
  const addable = lines.filter(canBeAdded)
  useEffect(() => headingRef.current?.focus(), [])

  async function add() {
    setBusy(true)
    try {
      const { added: count, blocking } = await addCheckedLines(engine, await openCart(engine), addable)
      const problems = blocking.map((one) => ('text' in one ? one.text : t.of(one.key, one.params)))
      setAdded({ count, problems: [...new Set(problems)] })
    } catch {
      setAdded('failed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="grid gap-5" data-checked-lines={addable.length}>
      <h2 ref={headingRef} tabIndex={-1} className="title-3 outline-none">
        {t('quick.result')}
      </h2>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <thead className="text-13 text-muted">
            <tr>
              <th className="py-2 pr-4 font-normal">{t('quick.sku')}</th>
              <th className="py-2 pr-4 text-right font-normal">{t('quick.quantity')}</th>
              <th className="py-2 font-normal">{t('quick.result')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.sku} data-line-status={line.status} className="border-hairline border-t align-top">
                <td className="py-3 pr-4 wrap-anywhere">
                  {line.sku}
                  {line.name && <span className="block text-15 text-muted">{line.name}</span>}
                </td>
                <td className="py-3 pr-4 text-right figures">{canBeAdded(line) ? line.qty : line.qty_requested}</td>
                <td className="py-3">{resultText(t, line)}</td>
              </tr>
            ))}
            {unreadable.map((text) => (
              <tr
                key={`unreadable ${text}`}
                data-line-status="unreadable"
                className="border-hairline border-t align-top"
              >
                <td className="py-3 pr-4 wrap-anywhere" colSpan={2}>
                  {text}
                </td>
                <td className="py-3">{t('quick.line_unreadable')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {addable.length === 0 && <p>{t('quick.none_good')}</p>}
      {addable.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {/* A second click would add everything twice. */}
          <Button busy={isBusy} disabled={added !== null && added !== 'failed'} onClick={add}>
            {t('quick.add', { count: addable.length })}
          </Button>
          {added !== null && added !== 'failed' && (
            <StoreLink to="/cart" className={buttonClass({ variant: 'quiet' })}>
              {commonT('cart.view')}
            </StoreLink>
          )}
        </div>
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {added === 'failed' && <Notice tone="error">{commonT('cart.unreachable')}</Notice>}
        {added !== null && added !== 'failed' && added.count > 0 && (
          <p>{t('order.again_done', { count: added.count })}</p>
        )}
        {added !== null &&
          added !== 'failed' &&
          added.problems.map((text) => (
            <Notice key={text} tone="warning">
              {text}
            </Notice>
          ))}
      </div>
    </section>
  )
}

function resultText(t: BuyingTranslator, { status, message, qty, qty_requested }: CheckedLine): string {
  switch (status) {
    case 'ok':
      return t('quick.line_ok')
    case 'adjusted':
      return t('quick.line_adjusted', { from: qty_requested, to: qty, reason: message ?? '' })
    case 'out_of_stock':
      return message ?? t('out_of_stock')
    case 'options':
      return t('quick.line_options')
    case 'unknown':
      return t('quick.line_unknown')
  }
}
