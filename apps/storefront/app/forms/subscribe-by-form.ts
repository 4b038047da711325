import { type Engine, subscribeVisitor } from '@mantel/client'
import { openAccount } from '../account/account.ts'
import { saveHint } from '../account/hint.ts'
import { readText } from '../account/read-form.ts'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { popupHint } from './popup-hint.ts'

/** Subscribes the address of a form and empties it. Subscribed visitors see no popup any more. A filled honeypot means that a bot sent the form. */
export async function subscribeByForm(engine: Engine, form: HTMLFormElement): Promise<void> {
  const data = new FormData(form)
  const email = readText(data, 'email')
  form.reset()
  if (readText(data, 'website') !== '') return
  const account = await openAccount(engine)
  saveHint(popupHint, true)
  await subscribeVisitor(account, email)
  engine.events.push({ type: 'form_sent', form: 'newsletter' })
  if (engine.online.get()) return
  const t = await loadBuyingTranslator(engine.view.i18n)
  engine.notifications.push({ type: 'info', message: { text: t('newsletter.queued') } })
}
