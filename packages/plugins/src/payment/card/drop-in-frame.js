/**
 * Shows the provider's card fields in a page of ours that contains nothing else. It exchanges the same messages with the
 * checkout as the sandbox's frame: it gets a session and a request for the card, and answers with a card identifier, never
 * with a card number.
 */
;(() => {
  const { shop } = document.querySelector('main').dataset
  const post = (message) => window.parent.postMessage({ source: 'card-frame', ...message }, shop)
  let session = ''
  let fields = null
  let requestId = null

  function answer(result) {
    if (requestId === null) return
    post({ type: 'card', id: requestId, ...result })
    requestId = null
  }

  /** The fields belong to a session, so a new session needs new fields. */
  function showFields(merchantSessionKey) {
    session = merchantSessionKey
    fields?.destroy()
    fields = window.sagepayCheckout({
      merchantSessionKey,
      containerSelector: '#sp-container',
      onTokenise({ success, cardIdentifier, error }) {
        if (success) answer({ ok: true, card: { merchantSessionKey: session, cardIdentifier } })
        // 401 means that the session has expired. The fields show every other error to the shopper.
        else answer({ ok: false, reason: error?.httpErrorCode === 401 ? 'expired' : 'invalid' })
      },
    })
    fields.form()
  }

  window.addEventListener('message', ({ origin, data, source }) => {
    if (origin !== shop || source !== window.parent || data?.source !== 'checkout') return
    if (data.type === 'session') showFields(String(data.merchantSessionKey))
    if (data.type !== 'hand-in') return
    requestId = data.id
    if (fields) fields.tokenise()
    else answer({ ok: false, reason: 'failed' })
  })

  const main = document.querySelector('main')
  new ResizeObserver(() => post({ type: 'height', height: Math.ceil(main.getBoundingClientRect().height) })).observe(
    main,
  )
  post({ type: 'ready' })
})()
