/**
 * The provider's own card fields inside a page of ours that holds nothing else, spoken to by the checkout around it as the
 * sandbox's are: it gets the session and the wish for the card, it answers with an identifier, never with a number.
 */
;(() => {
  const { shop } = document.querySelector('main').dataset
  const tell = (message) => window.parent.postMessage({ source: 'card-frame', ...message }, shop)
  let session = ''
  let fields = null
  let asked = null

  function answer(result) {
    if (asked === null) return
    tell({ type: 'card', id: asked, ...result })
    asked = null
  }

  /** The fields belong to a session: a new one brings new fields. */
  function show(merchantSessionKey) {
    session = merchantSessionKey
    fields?.destroy()
    fields = window.sagepayCheckout({
      merchantSessionKey,
      containerSelector: '#sp-container',
      onTokenise({ success, cardIdentifier, error }) {
        if (success) answer({ ok: true, card: { merchantSessionKey: session, cardIdentifier } })
        // 401: the session has ended; everything else is the shopper's to mend, and is said in the fields.
        else answer({ ok: false, reason: error?.httpErrorCode === 401 ? 'expired' : 'invalid' })
      },
    })
    fields.form()
  }

  window.addEventListener('message', ({ origin, data, source }) => {
    if (origin !== shop || source !== window.parent || data?.source !== 'checkout') return
    if (data.type === 'session') show(String(data.merchantSessionKey))
    if (data.type !== 'hand-in') return
    asked = data.id
    if (fields) fields.tokenise()
    else answer({ ok: false, reason: 'failed' })
  })

  const main = document.querySelector('main')
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(main.getBoundingClientRect().height) })).observe(
    main,
  )
  tell({ type: 'ready' })
})()
