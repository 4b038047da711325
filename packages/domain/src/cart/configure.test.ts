import { expect, it } from 'vitest'
import { configure, stockNeeded } from './configure.ts'
import type { Purchasable, Sellable } from './purchasable.ts'
import { emptySelection, lineKey, type Selection } from './selection.ts'

const stock = { available: 10, isInStock: true, isCounted: true, minimum: 1, maximum: 100, pack: 1 }
let lastId = 0
const sellable = (sku: string, more: Partial<Sellable> = {}): Sellable => ({
  id: ++lastId,
  sku,
  name: `The ${sku}`,
  isEnabled: true,
  stock,
  price: { typeId: 'simple', status: 1, prices: null, tierPrices: [], variants: [], parts: [] },
  ...more,
})
const product = (more: Partial<Purchasable> = {}): Purchasable => ({
  ...sellable('P'),
  typeId: 'simple',
  categoryIds: [],
  attributes: [],
  variants: [],
  customOptions: [],
  bundleOptions: [],
  associated: [],
  parts: {},
  giftCard: null,
  downloads: [],
  ...more,
})
const choose = (one: Purchasable, chosen: Partial<Selection>) =>
  configure(one, { ...emptySelection, ...chosen }, '2026-11-15')
const code = (result: ReturnType<typeof choose>) => (result.ok ? 'ok' : result.code)

const poster = product({
  typeId: 'configurable',
  attributes: [{ id: '93', code: 'color', label: 'Colour', values: [{ id: '49', label: 'Oak' }] }],
  variants: [
    { ...sellable('P-OAK'), values: { color: '49' } },
    { ...sellable('P-ASH', { isEnabled: false }), values: { color: '50' } },
  ],
})

it('finds a variant by its values and refuses missing or unknown values and disabled variants', () => {
  const oak = choose(poster, { configurable: [{ id: '93', value: '49' }] })
  expect(oak).toMatchObject({ ok: true, bought: { sku: 'P-OAK' }, shown: [{ label: 'Colour', value: 'Oak' }] })
  expect(choose(poster, {})).toEqual({ ok: false, code: 'option_missing', params: { option: 'Colour' } })
  expect(code(choose(poster, { configurable: [{ id: '93', value: '50' }] }))).toBe('no_such_configuration')
  expect(code(choose(poster, { configurable: [{ id: '94', value: '49' }] }))).toBe('option_unknown')
  expect(code(choose(product({ isEnabled: false }), {}))).toBe('sku_unknown')
})

const engraved = product({
  customOptions: [
    {
      id: '1',
      label: 'Text',
      type: 'text',
      isRequired: true,
      maxCharacters: 5,
      price: { price: 12, priceType: 'fixed' },
      values: [],
    },
    {
      id: '2',
      label: 'Extras',
      type: 'many',
      isRequired: false,
      maxCharacters: 0,
      price: null,
      values: [
        { id: '21', label: 'Wrap', price: { price: 2, priceType: 'fixed' } },
        { id: '22', label: 'Note', price: { price: 5, priceType: 'percent' } },
      ],
    },
    { id: '3', label: 'Day', type: 'date', isRequired: false, maxCharacters: 0, price: null, values: [] },
    { id: '4', label: 'Photo', type: 'file', isRequired: false, maxCharacters: 0, price: null, values: [] },
  ],
})

it.each([
  [[{ id: '2', value: '21' }], 'option_missing'],
  [[{ id: '1', value: '  ' }], 'option_missing'],
  [[{ id: '1', value: 'Harbour' }], 'option_too_long'],
  [
    [
      { id: '1', value: 'A' },
      { id: '2', value: '21,23' },
    ],
    'option_invalid',
  ],
  [
    [
      { id: '1', value: 'A' },
      { id: '3', value: '2026-02-30' },
    ],
    'option_invalid',
  ],
  [
    [
      { id: '1', value: 'A' },
      { id: '4', value: 'x.jpg' },
    ],
    'option_invalid',
  ],
  [
    [
      { id: '1', value: 'A' },
      { id: '9', value: 'x' },
    ],
    'option_unknown',
  ],
  [
    [
      { id: '1', value: 'Žižek' },
      { id: '2', value: '' },
      { id: '3', value: '12/24/2026' },
    ],
    'ok',
  ],
])('answers custom options %j with %s', (custom, expected) => {
  expect(code(choose(engraved, { custom }))).toBe(expected)
})

it('treats the same options in another order as the same line', () => {
  const one = choose(engraved, {
    custom: [
      { id: '2', value: '22, 21' },
      { id: '1', value: 'A' },
    ],
  })
  const other = choose(engraved, {
    custom: [
      { id: '1', value: ' A' },
      { id: '2', value: '21,22' },
    ],
  })
  if (!one.ok || !other.ok) throw new Error('both selections must be valid')
  expect(one.optionPrices).toHaveLength(3)
  expect(lineKey('P', one.selection)).toBe(lineKey('P', other.selection))
  const third = choose(engraved, { custom: [{ id: '1', value: 'B' }] })
  expect(third.ok && lineKey('P', third.selection)).not.toBe(lineKey('P', one.selection))
})

const clock = sellable('CLOCK')
const set = product({
  typeId: 'bundle',
  parts: { CLOCK: clock, OFF: sellable('OFF', { isEnabled: false }) },
  bundleOptions: [
    {
      id: '11',
      label: 'Clock',
      isRequired: true,
      takesMany: false,
      selections: [
        { id: '1', sku: 'CLOCK', quantity: 1, canChangeQuantity: false },
        { id: '2', sku: 'OFF', quantity: 1, canChangeQuantity: false },
      ],
    },
    {
      id: '12',
      label: 'Spare',
      isRequired: false,
      takesMany: true,
      selections: [{ id: '3', sku: 'CLOCK', quantity: 2, canChangeQuantity: true }],
    },
  ],
})

it.each([
  [[], 'option_missing'],
  [[{ id: '11', quantity: 1, selections: ['1', '2'] }], 'option_invalid'],
  [[{ id: '11', quantity: 1, selections: ['9'] }], 'option_invalid'],
  [[{ id: '11', quantity: 1, selections: ['2'] }], 'out_of_stock'],
  [[{ id: '99', quantity: 1, selections: ['1'] }], 'option_unknown'],
  [
    [
      { id: '11', quantity: 1, selections: ['1'] },
      { id: '12', quantity: 1.5, selections: ['3'] },
    ],
    'option_invalid',
  ],
])('answers bundle options %j with %s', (bundle, expected) => {
  expect(code(choose(set, { bundle }))).toBe(expected)
})

it('takes all bundle parts from stock and changes quantities only where allowed', () => {
  const result = choose(set, {
    bundle: [
      { id: '12', quantity: 4, selections: ['3'] },
      { id: '11', quantity: 7, selections: ['1'] },
    ],
  })
  if (!result.ok) throw new Error(result.code)
  expect(stockNeeded(result)).toEqual([{ sellable: clock, perPiece: 5 }])
})

const files = product({
  typeId: 'downloadable',
  downloads: [{ id: '71', label: 'A4', price: { price: 3, priceType: 'fixed' } }],
})
const card = product({
  typeId: 'amgiftcard',
  giftCard: { amounts: [25], open: { from: 5, to: 500 }, images: ['/g/one.jpg', '/g/two.jpg'], isSent: true },
})
const gift = {
  amount: 25,
  senderName: 'Ann',
  recipientName: 'Bo',
  recipientEmail: 'bo@example.test',
  message: '',
  deliveryDate: null,
  image: '',
}

it.each([
  ['no file', files, {}, 'option_missing'],
  ['an unknown file', files, { downloads: ['72'] }, 'option_unknown'],
  ['a file', files, { downloads: ['71'] }, 'ok'],
  ['a gift card without anything', card, {}, 'gift_card_amount'],
  ['a gift card of 4.99', card, { giftCard: { ...gift, amount: 4.99 } }, 'gift_card_amount'],
  ['a gift card of 10.005', card, { giftCard: { ...gift, amount: 10.005 } }, 'gift_card_amount'],
  ['a gift card of −25', card, { giftCard: { ...gift, amount: -25 } }, 'gift_card_amount'],
  ['a gift card to an invalid address', card, { giftCard: { ...gift, recipientEmail: 'bo' } }, 'gift_card_recipient'],
  [
    'a gift card with a foreign picture',
    card,
    { giftCard: { ...gift, image: 'https://a.test/b.jpg' } },
    'gift_card_image',
  ],
  ['a gift card with another picture', card, { giftCard: { ...gift, image: '/g/two.jpg' } }, 'ok'],
  ['a gift card for yesterday', card, { giftCard: { ...gift, deliveryDate: '2026-11-14' } }, 'gift_card_date'],
  ['a gift card for today', card, { giftCard: { ...gift, deliveryDate: '11/15/2026', amount: 12.34 } }, 'ok'],
])('validates the choice of %s (%#)', (_, one, chosen, expected) => {
  expect(code(choose(one, chosen))).toBe(expected)
})
