import { refuse } from '@mantel/contract'
import { type Stores, websiteOf } from '@mantel/domain/store'
import { authenticate } from '../customer/index.ts'
import { type Handlers, ok, type RequestCtx, rawReply } from '../platform/http/index.ts'
import { confirmAlert, findAlert, removeAlert } from './alert.repository.ts'
import type { AlertKeys } from './alert-key.ts'
import { renderAlertPage } from './alert-page.ts'
import type { AlertPageState } from './alert-page-texts.ts'
import { type RequestAlertDeps, requestAlert } from './request-alert.ts'

type AlertCalls = 'stockAlert' | 'stockAlertPage' | 'stockAlertAnswer'

export function alertHandlers({
  stores,
  keys,
  ...deps
}: RequestAlertDeps & { stores: Stores; keys: AlertKeys }): Pick<Handlers, AlertCalls> {
  /** The page is in the language of the alert's store view; for an unknown alert, in that of the request. */
  function page({ view: requestView }: RequestCtx, state: AlertPageState, storeCode?: string) {
    const view = stores.views.find(({ code }) => code === storeCode) ?? requestView
    const { body, headers, status } = renderAlertPage(state, { view, website: websiteOf(stores, view) })
    return rawReply(body, headers, status)
  }
  async function alertOf({ db }: RequestCtx, alertKey: string) {
    const id = keys.verifyAlertKey(alertKey)
    return id === null ? undefined : findAlert(db, id)
  }

  return {
    async stockAlert({ ctx, body }) {
      const session = ctx.token === null ? null : await authenticate(ctx)
      if (session && !session.ok) return session
      const customer = session?.customer ?? null
      const email = body.email ?? customer?.email
      if (email === undefined) return refuse('stock_alert_invalid')
      const key = body.sku === undefined ? { productId: Number(body.productId) } : { sku: body.sku }
      if ('productId' in key && !Number.isSafeInteger(key.productId)) return refuse('stock_alert_invalid')
      const requested = await requestAlert(ctx, deps, { key, email, customer })
      return requested.ok ? ok(true) : requested
    },

    async stockAlertPage({ ctx, params: { step, alertKey } }) {
      const alert = await alertOf(ctx, alertKey)
      if (!alert) return page(ctx, 'unknown')
      return page(ctx, step === 'confirm' && alert.isConfirmed ? 'confirmed' : step, alert.storeCode)
    },

    async stockAlertAnswer({ ctx, params: { step, alertKey } }) {
      const alert = await alertOf(ctx, alertKey)
      if (!alert) return page(ctx, step === 'stop' && keys.verifyAlertKey(alertKey) ? 'stopped' : 'unknown')
      if (step === 'confirm') await confirmAlert(ctx.db, alert.id, ctx.now())
      else await removeAlert(ctx.db, alert.id)
      return page(ctx, step === 'confirm' ? 'confirmed' : 'stopped', alert.storeCode)
    },
  }
}
