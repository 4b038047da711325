import { storePath } from '@mantel/domain/store'
import {
  type ConsentChoices,
  type ConsentPurpose,
  type ConsentRule,
  consentPurposes,
  givenConsent,
  refusedConsent,
  type TagSettings,
} from '@mantel/domain/tag'
import { findTagPlugin } from '@mantel/plugins/tag'
import { Button } from '@mantel/ui/action/button'
import { IconButton } from '@mantel/ui/action/icon-button'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { CurrentStore } from '../store/current-store.ts'

export type ConsentQuestion = {
  t: BuyingTranslator
  store: CurrentStore
  rule: ConsentRule
  plugins: TagSettings['plugins']
  /** The visitor has opened the settings: the dialog shows the earlier choice and can be closed without a change. */
  isRequested: boolean
  choices: ConsentChoices | null
  onChoose(choices: ConsentChoices): void
  onClose(): void
}

/** Refusing and agreeing are the same kind of button, side by side, and each takes one click. */
export function ConsentDialog({ t, store, rule, plugins, isRequested, choices, onChoose, onClose }: ConsentQuestion) {
  const [hasDetails, setDetails] = useState(isRequested)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    if (isRequested) dialog.current?.showModal()
    else dialog.current?.show()
    // A visitor who is using another control keeps the focus. Otherwise the title gets it: a focused button or link would look
    // like a recommendation.
    const isTaken = !isRequested && focused instanceof HTMLElement && focused !== document.body
    if (isTaken) focused.focus()
    else title.current?.focus()
  }, [isRequested])
  useEffect(() => {
    // The button that was clicked has been removed: the focus moves to the first checkbox.
    if (hasDetails && !isRequested) dialog.current?.querySelector('input')?.focus()
  }, [hasDetails, isRequested])
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onChoose({ analytics: data.has('analytics'), marketing: data.has('marketing') })
  }
  const closeLabel = isRequested ? t('consent.close') : t('consent.close_refuse')
  return (
    <dialog
      ref={dialog}
      data-consent-dialog
      aria-labelledby="consent-title"
      onCancel={onClose}
      className="fixed inset-x-0 top-auto bottom-0 z-40 m-0 max-h-[90dvh] w-full max-w-none overflow-auto border-hairline border-t bg-surface p-0 text-ink shadow-lg backdrop:bg-black/40"
    >
      <form onSubmit={save} className="room grid gap-3 py-6">
        <div className="flex items-start justify-between gap-6">
          <h2 id="consent-title" ref={title} tabIndex={-1} className="title-3 outline-none">
            {t('consent.title')}
          </h2>
          {(isRequested || rule.hasCloseButton) && (
            <IconButton
              icon="close"
              label={closeLabel}
              onClick={isRequested ? onClose : () => onChoose(refusedConsent)}
            />
          )}
        </div>
        <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
          <div className="grid max-w-measure gap-4">
            <p>
              {t('consent.text')} {t(`consent.law_${rule.law}`)}{' '}
              <a href={storePath(store.view, '/cookies')} className="underline underline-offset-4">
                {t('consent.more')}
              </a>
            </p>
            {hasDetails && (
              <>
                <p>{t('consent.necessary')}</p>
                {consentPurposes.map((purpose) => (
                  <Purpose
                    key={purpose}
                    t={t}
                    purpose={purpose}
                    plugins={plugins}
                    isChosen={choices?.[purpose] ?? false}
                  />
                ))}
              </>
            )}
          </div>
          <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:w-fit max-sm:[&>button]:px-2 [&>button:last-child]:col-span-2 [&>button:last-child]:justify-self-center">
            <Button variant="quiet" onClick={() => onChoose(refusedConsent)}>
              {t('consent.refuse')}
            </Button>
            <Button variant="quiet" onClick={() => onChoose(givenConsent)}>
              {t('consent.accept')}
            </Button>
            {hasDetails ? (
              // Keys, because a button that becomes a submit button while it is clicked would submit the form.
              <Button key="save" variant="link" type="submit">
                {t('consent.save')}
              </Button>
            ) : (
              <Button key="choose" variant="link" onClick={() => setDetails(true)}>
                {t('consent.choose')}
              </Button>
            )}
          </div>
        </div>
      </form>
    </dialog>
  )
}

type PurposeProps = Pick<ConsentQuestion, 't' | 'plugins'> & { purpose: ConsentPurpose; isChosen: boolean }

/** A purpose and the companies that get data for it. */
function Purpose({ t, purpose, plugins, isChosen }: PurposeProps) {
  const rows = plugins
    .flatMap(({ code }) => findTagPlugin(code) ?? [])
    .filter(({ purposes }) => purposes.includes(purpose))
  return (
    <div>
      <Checkbox name={purpose} label={t(`consent.${purpose}`)} defaultChecked={isChosen} />
      <p className="mt-1 text-13 text-muted">
        {t(`consent.${purpose}_text`)}
        {rows.length > 0 &&
          ` ${t('consent.companies', { names: rows.map(({ name, company }) => `${name} (${company})`).join(', ') })}`}
      </p>
    </div>
  )
}
