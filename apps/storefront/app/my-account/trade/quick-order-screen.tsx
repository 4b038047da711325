import { type CheckedLine, checkQuickOrder } from '@mantel/client'
import { maxQuickOrderLines, parseQuickOrder } from '@mantel/domain/cart'
import { Button } from '@mantel/ui/action/button'
import { TextArea } from '@mantel/ui/form/field'
import { Notice } from '@mantel/ui/overlay/notice'
import { type FormEvent, useState } from 'react'
import { useOnline } from '../../store/use-online.ts'
import type { AccountScreenProps } from '../account-screen.ts'
import { CheckedLines } from './checked-lines.tsx'

type Checked = { lines: CheckedLine[]; unreadable: string[]; at: number }

/** Products by SKU, typed or pasted from a spreadsheet. */
export function QuickOrderScreen({ engine, account, t, title, user }: AccountScreenProps) {
  const isOnline = useOnline()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const [checked, setChecked] = useState<Checked | null>(null)
  if (!user.isApproved)
    return (
      <div className="grid gap-8">
        <h1 className="title-1">{title}</h1>
        <Notice tone="info">{t('quick.approved_only')}</Notice>
      </div>
    )

  async function check(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const { lines, unreadable } = parseQuickOrder(typed)
    setChecked(null)
    if (lines.length === 0 && unreadable.length === 0) return setError(t('quick.empty'))
    if (lines.length > maxQuickOrderLines) return setError(t('quick.line_too_many', { limit: maxQuickOrderLines }))
    setError(undefined)
    setBusy(true)
    const result = lines.length === 0 ? ({ ok: true, value: [] } as const) : await checkQuickOrder(account, lines)
    setBusy(false)
    if (!result.ok) return setError(result.text ?? t('quick.failed'))
    setChecked({ lines: [...result.value], unreadable, at: (checked?.at ?? 0) + 1 })
  }

  return (
    <div className="grid gap-8">
      <h1 className="title-1">{title}</h1>
      <form noValidate method="post" onSubmit={check} className="grid max-w-measure gap-5">
        <p>{t('quick.text')}</p>
        <TextArea
          label={t('quick.lines')}
          name="lines"
          rows={8}
          value={typed}
          error={error}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          placeholder={'CLK-1001, 2\nFRM-2002, 12'}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div>
          <Button type="submit" busy={isBusy} disabled={!isOnline}>
            {t('quick.check')}
          </Button>
        </div>
      </form>
      {checked && <CheckedLines key={checked.at} engine={engine} t={t} {...checked} />}
    </div>
  )
}
