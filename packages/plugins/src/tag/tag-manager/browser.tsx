import type { OpenTag } from '../browser.tsx'
import { googleEventName, googleParameters, startConsentMode } from '../google.tsx'

export const open: OpenTag = ({ id, host }, { choices, currency, userId, loadScript }) => {
  startConsentMode(choices)
  const push = (entry: object) => window.dataLayer?.push(entry)
  push({ 'gtm.start': Date.now(), event: 'gtm.js', ...(userId && { user_id: userId }) })
  loadScript(`${host}/gtm.js?id=${id}`)
  return {
    setUser: (user) => push({ user_id: user }),
    send(event) {
      const parameters = googleParameters(event, currency)
      // Clears the items of earlier events, which the container would otherwise merge.
      if ('items' in parameters) push({ ecommerce: null })
      const name = event.type === 'page_view' ? 'virtual_page_view' : googleEventName(event)
      push('items' in parameters ? { event: name, ecommerce: parameters } : { event: name, ...parameters })
    },
  }
}
