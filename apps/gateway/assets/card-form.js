/**
 * The card fields in a frame of the shop's checkout. Frame and checkout exchange messages and both check the origin: the
 * checkout sends the session and requests the card; it receives a state and an identifier, never a card number.
 */
const { shop } = document.querySelector('main').dataset
const form = document.querySelector('#card')
const inputs = Object.fromEntries([...form.elements].filter((one) => one.name).map((one) => [one.name, one]))
let session = ''

const sendToShop = (message) => window.parent.postMessage({ source: 'card-frame', ...message }, shop)
const digits = (text) => text.replace(/\D/g, '')

function hasValidCheckDigit(number) {
  const sum = [...number].reverse().reduce((total, character, place) => {
    const doubled = Number(character) * (place % 2 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

function isNotExpired(expiry) {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(expiry) ?? []
  return Boolean(year) && Date.now() < Date.UTC(2000 + Number(year), Number(month), 1)
}

const rules = {
  cardNumber: (text) => /^\d{12,19}$/.test(digits(text)) && hasValidCheckDigit(digits(text)),
  expiryDate: (text) => isNotExpired(digits(text)),
  securityCode: (text) => /^\d{3,4}$/.test(text.trim()),
  cardholderName: (text) => text.trim().length >= 2,
}

const wrongFields = () => Object.keys(rules).filter((name) => !rules[name](inputs[name].value))

function mark(name, isWrong) {
  const input = inputs[name]
  const text = document.getElementById(`${name}-wrong`)
  if (isWrong) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
  text.textContent = isWrong ? text.dataset.text : ''
}

function refuse(names) {
  for (const name of Object.keys(rules)) mark(name, names.includes(name))
  inputs[names[0]]?.focus()
}

async function submitCard(id) {
  const answer = (result) => sendToShop({ type: 'card', id, ...result })
  const wrong = wrongFields()
  refuse(wrong)
  if (wrong.length > 0) return answer({ ok: false, reason: 'invalid' })
  const cardDetails = {
    cardholderName: inputs.cardholderName.value.trim(),
    cardNumber: digits(inputs.cardNumber.value),
    expiryDate: digits(inputs.expiryDate.value),
    securityCode: inputs.securityCode.value.trim(),
  }
  try {
    const reply = await fetch('/api/v1/card-identifiers', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
      body: JSON.stringify({ cardDetails }),
    })
    const body = await reply.json()
    if (reply.status === 201) {
      const { cardIdentifier, cardType, expiry, lastFour } = body
      return answer({ ok: true, card: { merchantSessionKey: session, cardIdentifier, cardType, expiry, lastFour } })
    }
    if (reply.status === 401) return answer({ ok: false, reason: 'expired' })
    refuse((body.errors ?? []).map(({ property }) => property).filter((name) => name in rules))
    answer({ ok: false, reason: 'invalid' })
  } catch {
    answer({ ok: false, reason: 'failed' })
  }
}

window.addEventListener('message', ({ origin, data, source }) => {
  if (origin !== shop || source !== window.parent || data?.source !== 'checkout') return
  if (data.type === 'session') session = String(data.merchantSessionKey)
  if (data.type === 'hand-in') void submitCard(data.id)
  if (data.type === 'focus') inputs.cardNumber.focus()
})

/** Formats the number in groups of four and the date as MM/YY, as printed on the card. */
function format(input) {
  const atEnd = input.selectionStart === input.value.length
  if (!atEnd) return
  if (input === inputs.cardNumber)
    input.value = digits(input.value)
      .slice(0, 19)
      .replace(/(\d{4})(?=\d)/g, '$1 ')
  if (input === inputs.expiryDate) {
    const text = digits(input.value).slice(0, 4)
    input.value = text.length > 2 ? `${text.slice(0, 2)}/${text.slice(2)}` : text
  }
}

form.addEventListener('input', ({ target }) => {
  format(target)
  if (target.hasAttribute('aria-invalid')) mark(target.name, !rules[target.name](target.value))
  sendToShop({ type: 'state', isComplete: wrongFields().length === 0 })
})
form.addEventListener('focusout', ({ target }) => {
  if (target.value !== '') mark(target.name, !rules[target.name](target.value))
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  sendToShop({ type: 'wants-to-pay' })
})
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') form.requestSubmit()
})

document.querySelector('.sandbox')?.addEventListener('click', ({ target }) => {
  const number = target.closest('button')?.dataset.number
  if (!number) return
  const nextYear = String((new Date().getFullYear() + 2) % 100).padStart(2, '0')
  const values = {
    cardNumber: number,
    expiryDate: `12/${nextYear}`,
    securityCode: '123',
    cardholderName: 'Sandbox Shopper',
  }
  for (const [name, value] of Object.entries(values)) {
    inputs[name].value = value
    inputs[name].dispatchEvent(new Event('input', { bubbles: true }))
    mark(name, false)
  }
})

/** The observer does not fire in a frame that is not visible, so the height is also sent once at the start. */
const main = document.querySelector('main')
const sendHeight = () => sendToShop({ type: 'height', height: Math.ceil(main.getBoundingClientRect().height) })
new ResizeObserver(sendHeight).observe(main)
sendHeight()
sendToShop({ type: 'ready' })
