/** Returns the bank's result to the parent page of this frame, or by a form post if there is none. */
const { shop } = document.querySelector('main').dataset
const form = document.querySelector('#answer')
const values = Object.fromEntries(new FormData(form))

if (window.parent !== window && shop) {
  window.parent.postMessage(
    { source: 'card-challenge', cRes: values.cres, threeDSSessionData: values.threeDSSessionData },
    shop,
  )
} else {
  form.submit()
}
