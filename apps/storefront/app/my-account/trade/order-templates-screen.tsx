import {
  type CheckedLine,
  checkOrderTemplate,
  listOrderTemplates,
  type OrderTemplate,
  removeOrderTemplate,
  saveOrderTemplate,
} from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Field } from '@mantel/ui/form/field'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { Notice } from '@mantel/ui/overlay/notice'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { RemoveQuestion } from '../../cart/remove-question.tsx'
import { useCart } from '../../cart/use-cart.ts'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { useOnline } from '../../store/use-online.ts'
import type { AccountScreenProps } from '../account-screen.ts'
import { CheckedLines } from './checked-lines.tsx'

type Opened = { id: number; lines: readonly CheckedLine[] }

/** Carts that the buyer has saved under a name. */
export function OrderTemplatesScreen({ engine, account, t, title, user }: AccountScreenProps) {
  const commonT = useT()
  const isOnline = useOnline()
  const { longDay } = useFormats()
  const [templates, setTemplates] = useState<readonly OrderTemplate[] | 'failed' | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [busyId, setBusyId] = useState<number | null>(null)
  /** The template that is about to be deleted. */
  const [askedId, setAskedId] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const load = useCallback(async () => {
    const result = await listOrderTemplates(account)
    setTemplates(result.ok ? result.value : 'failed')
  }, [account])
  useEffect(() => {
    if (user.isApproved) void load()
  }, [load, user.isApproved])
  if (!user.isApproved)
    return (
      <div className="grid gap-8">
        <h1 className="title-1">{title}</h1>
        <Notice tone="info">{t('quick.approved_only')}</Notice>
      </div>
    )

  async function openTemplate({ id }: OrderTemplate) {
    setError(null)
    setBusyId(id)
    const result = await checkOrderTemplate(account, id)
    setBusyId(null)
    if (result.ok) return setOpened({ id, lines: result.value })
    setError(result.text ?? t('quick.failed'))
    void load()
  }

  async function remove({ id }: OrderTemplate) {
    setAskedId(null)
    setError(null)
    setBusyId(id)
    const result = await removeOrderTemplate(account, id)
    setBusyId(null)
    if (!result.ok) setError(result.text ?? t('quick.failed'))
    if (opened?.id === id) setOpened(null)
    await load()
  }

  return (
    <div className="grid gap-10">
      <div className="grid max-w-measure gap-4">
        <h1 className="title-1">{title}</h1>
        <p>{t('template.text')}</p>
      </div>
      <SaveTemplate account={account} onSaved={load} />
      <div role="alert" className="empty:hidden">
        {error && <Notice tone="error">{error}</Notice>}
      </div>
      {templates === null && (
        <Loading label={commonT('status.loading')}>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {templates === 'failed' && (
        <div className="grid justify-items-start gap-3">
          <p>{t('template.load_failed')}</p>
          <Button variant="quiet" onClick={load}>
            {t('checkout.try_again')}
          </Button>
        </div>
      )}
      {templates?.length === 0 && <p className="text-muted">{t('template.none')}</p>}
      {templates !== null && templates !== 'failed' && templates.length > 0 && (
        <ul className="border-hairline border-b">
          {templates.map((template) => (
            <li key={template.id} className="grid gap-5 border-hairline border-t py-5" data-template={template.id}>
              <div className="flex flex-wrap items-center justify-between gap-4">
                <div className="min-w-0">
                  <h2 className="font-medium wrap-anywhere">{template.name}</h2>
                  <p className="text-15 text-muted">
                    {t('template.lines', { count: template.items.length })} ·{' '}
                    {t('template.saved_on', { date: longDay(template.saved_at) })}
                  </p>
                </div>
                {askedId !== template.id && (
                  <div className="flex flex-wrap gap-3">
                    <Button
                      aria-label={t('template.order_named', { name: template.name })}
                      busy={busyId === template.id}
                      disabled={!isOnline}
                      onClick={() => openTemplate(template)}
                    >
                      {t('template.order')}
                    </Button>
                    <Button
                      variant="quiet"
                      aria-label={t('template.delete_named', { name: template.name })}
                      disabled={!isOnline || busyId !== null}
                      onClick={() => setAskedId(template.id)}
                    >
                      {t('template.delete')}
                    </Button>
                  </div>
                )}
              </div>
              {askedId === template.id && (
                <RemoveQuestion
                  t={t}
                  question={t('template.delete_sure', { name: template.name })}
                  action={t('template.delete')}
                  onRemove={() => remove(template)}
                  onKeep={() => setAskedId(null)}
                />
              )}
              {opened?.id === template.id && <CheckedLines engine={engine} t={t} lines={opened.lines} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Saves what is in the cart now. A template of the same name is replaced. */
function SaveTemplate({ account, onSaved }: Pick<AccountScreenProps, 'account'> & { onSaved(): Promise<void> }) {
  const view = useCart()
  const commonT = useT()
  const isOnline = useOnline()
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<{ saved: string } | { error: string } | null>(null)
  if (view === null) return null
  if (view === 'unreachable') return <p className="text-muted">{commonT('cart.unreachable')}</p>
  const { cart, state, t } = view
  if (state.ready && state.lines.length === 0) return <p className="text-muted">{t('template.cart_empty')}</p>

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === '') return setResult({ error: t('template_name') })
    setBusy(true)
    const saved = await saveOrderTemplate(account, cart, name.trim())
    setBusy(false)
    if (!saved.ok) return setResult({ error: saved.text ?? t('template.save_failed') })
    setResult({ saved: saved.value.name })
    setName('')
    await onSaved()
  }

  const error = result && 'error' in result ? result.error : undefined
  return (
    <form noValidate method="post" onSubmit={save} className="grid max-w-measure gap-4">
      <Field
        label={t('template.name')}
        hint={t('checkout.in_cart', { count: state.count })}
        name="template-name"
        autoComplete="off"
        maxLength={80}
        value={name}
        error={error}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isBusy} disabled={!isOnline}>
          {t('template.save')}
        </Button>
        <p role="status">{result && 'saved' in result ? t('template.saved', { name: result.saved }) : null}</p>
      </div>
    </form>
  )
}
