import type { OpenTag } from '../browser.tsx'
import { googleEventName, googleParameters, gtag, startConsentMode } from '../google.tsx'
import { analytics } from './plugin.ts'

export const open: OpenTag = ({ id, host, collectHost }, { choices, currency, userId, loadScript }) => {
  startConsentMode(choices)
  const isOtherServer = collectHost !== analytics.settings.collectHost?.default
  gtag('config', id, {
    // The shop sends page views itself, because most pages are shown without loading a new document.
    send_page_view: false,
    ...(isOtherServer && { server_container_url: collectHost }),
    ...(userId && { user_id: userId }),
  })
  loadScript(`${host}/gtag/js?id=${id}`)
  return {
    setUser: (user) => gtag('set', 'user_id', user),
    send: (event) => gtag('event', googleEventName(event), { send_to: id, ...googleParameters(event, currency) }),
  }
}
