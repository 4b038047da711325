import {
  type ConsentChoices,
  consentRuleOf,
  type PurchaseEvent,
  type ShopEvent,
  type TagSettings,
} from '@mantel/domain/tag'
import { findTagPlugin } from '@mantel/plugins/tag'
import { type OpenedTag, openTag } from '@mantel/plugins/tag/browser'
import { currentSession } from '../account/current-session.ts'
import { hasSignedInHint } from '../account/signed-in-hint.ts'
import type { Shop } from '../store/shop.ts'
import { listenToEngine } from './engine-event-listener.ts'
import { followPages } from './page-events.ts'
import { createPurchaseReport } from './purchase-report.ts'
import { leaveScriptsBeforeSecrets, whenAddressHoldsNoSecret } from './secret-addresses.ts'
import { markRecorded, readConsent, saveConsent } from './stored-consent.ts'
import { createTagEventQueue } from './tag-event-queue.ts'

type Consent = NonNullable<ReturnType<typeof readConsent>>
type Plugin = TagSettings['plugins'][number]

/**
 * Runs in stores with tags only. Asks for consent, records the answer, and starts the tags that the visitor has agreed to. Before that
 * no request leaves for another company and nothing is stored but the answer.
 */
export function startTags(shop: Shop): void {
  const { engine, store } = shop
  const { view } = store
  const { tags } = view
  if (!tags) return
  const rule = consentRuleOf(view.tax.defaultCountry)
  const code = view.code
  const outlet = createTagEventQueue({
    isOnline: () => engine.online.get(),
    onOnline: (listener) => engine.online.subscribe(() => engine.online.get() && listener()),
    storage: localStorage,
    key: `tag-events-${code}`,
  })
  let consent = readConsent(code, rule, Date.now())
  const reportOnServer = createPurchaseReport(shop)
  followPages(shop, outlet.send)
  listenToEngine(engine, { send: outlet.send, sendPurchase })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-consent-settings]')) void openDialog(true)
  })
  if (!consent) {
    void openDialog(false)
  } else {
    apply(consent)
    record(consent)
  }

  async function openDialog(isRequested: boolean): Promise<void> {
    const { openConsentDialog } = await import('./open-consent-dialog.tsx')
    await openConsentDialog(shop, {
      rule,
      isRequested,
      plugins: tags?.plugins ?? [],
      choices: consent?.choices ?? null,
      onChoose: choose,
    })
  }

  function choose(choices: ConsentChoices): void {
    const before = consent
    const next = saveConsent(code, choices, Date.now())
    consent = next
    const recorded = record(next)
    if (before && isNarrower(choices, before.choices)) {
      // Reloads, because the scripts of other companies cannot be unloaded from a page.
      removeTagStorage(tags?.plugins ?? [], choices)
      void recorded.finally(() => location.reload())
      return
    }
    if (before && isSame(choices, before.choices)) return
    // The visitor agrees to more than before. Reloads if tags run already, because these must not start twice.
    if (before?.choices.analytics || before?.choices.marketing) return void recorded.finally(() => location.reload())
    apply(next)
  }

  /** Records the choice on the server. If that fails, the next page load repeats it. */
  async function record(saved: Consent): Promise<void> {
    if (saved.isRecorded) return
    const { id, version, choices } = saved
    const outcome = await engine.caller.call('consentSave', { body: { id, version, choices } })
    if (outcome.ok) markRecorded(code, saved)
  }

  function apply({ choices }: Consent): void {
    const allowed = (tags?.plugins ?? []).filter(({ code: name }) => isAllowed(name, choices))
    if (allowed.length === 0) {
      outlet.shut()
      return
    }
    void sessionKnown().then(() => start(allowed, choices))
  }

  async function start(plugins: readonly Plugin[], choices: ConsentChoices): Promise<void> {
    await whenAddressHoldsNoSecret(view.prefix)
    leaveScriptsBeforeSecrets(view.prefix)
    let sentUser = userId()
    const sinks = await openSinks(plugins, choices, sentUser)
    outlet.open((event) => {
      for (const { plugin, sink } of sinks) if (!isSentByServer(plugin, event)) sink.send(event)
    })
    // The session also changes without a login or logout, for example when the profile has been loaded.
    const sendUser = () => {
      const user = userId()
      if (user === sentUser) return
      sentUser = user
      for (const { sink } of sinks) sink.setUser?.(user)
    }
    currentSession.subscribe(sendUser)
    sendUser()
  }

  async function openSinks(plugins: readonly Plugin[], choices: ConsentChoices, user: string | null) {
    const { i18n } = view
    const page = { currency: i18n.currencyCode, locale: i18n.defaultLocale, choices, userId: user }
    const warn = (url: string) => shop.log(`A tag could not be loaded: ${url}`)
    const opened = plugins.map(async (plugin): Promise<{ plugin: string; sink: OpenedTag }[]> => {
      try {
        return [{ plugin: plugin.code, sink: await openTag(plugin, page, warn) }]
      } catch (error) {
        shop.log(`A tag could not be started: ${plugin.code}`, { error })
        return []
      }
    })
    return (await Promise.all(opened)).flat()
  }

  function isSentByServer(plugin: string, { type }: ShopEvent): boolean {
    return type === 'purchase' && tags?.purchase === 'server' && findTagPlugin(plugin)?.hasServerPart === true
  }

  function sendPurchase(event: PurchaseEvent, orderKey: string | null): void {
    if (!consent?.choices.analytics && !consent?.choices.marketing) return
    if (!reportOnServer.claim(event.orderNumber)) return
    outlet.send(event)
    if (tags?.purchase === 'server' && orderKey !== null) void reportOnServer.send(orderKey, consent.id)
  }
}

const isAllowed = (code: string, choices: ConsentChoices) =>
  findTagPlugin(code)?.purposes.some((purpose) => choices[purpose]) ?? false

const isNarrower = (now: ConsentChoices, before: ConsentChoices) =>
  (before.analytics && !now.analytics) || (before.marketing && !now.marketing)

const isSame = (now: ConsentChoices, before: ConsentChoices) =>
  now.analytics === before.analytics && now.marketing === before.marketing

/** Only a signed-in customer has an id. */
function userId(): string | null {
  const session = currentSession.get()
  return session.kind === 'customer' && session.user ? String(session.user.id) : null
}

/** Waits until the session is known, because it starts later than the page. Browsers without a customer need not wait for it. */
function sessionKnown(): Promise<void> {
  if (!hasSignedInHint() || userId() !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = currentSession.subscribe(() => {
      const session = currentSession.get()
      if (session.kind === 'starting' || (session.kind === 'customer' && !session.user)) return
      stop()
      resolve()
    })
  })
}

/** Deletes the cookies and stored values of tags that are no longer allowed. */
function removeTagStorage(plugins: readonly Plugin[], choices: ConsentChoices): void {
  const names = plugins
    .filter(({ code }) => !isAllowed(code, choices))
    .flatMap(({ code }) => findTagPlugin(code)?.storage ?? [])
  const isOfTag = (name: string) => names.some((start) => name.startsWith(start))
  for (const key of Object.keys(localStorage).filter(isOfTag)) localStorage.removeItem(key)
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of cookies.filter(isOfTag)) {
    // Tags set their cookies for the host and for the domains above it.
    const parts = location.hostname.split('.')
    const domains = parts.map((_, at) => parts.slice(at).join('.'))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot delete cookies of other domains.
      document.cookie = `${name}=; max-age=0; path=/${domain && `; domain=${domain}`}`
    }
  }
}
