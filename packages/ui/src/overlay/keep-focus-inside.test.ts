import { afterEach, expect, test, vi } from 'vitest'
import { keepFocusInside } from './keep-focus-inside.ts'

type Stop = { name: string; checkVisibility(): boolean; focus(): void }

afterEach(() => vi.unstubAllGlobals())

/** A dialog with these things to focus, of which one has the focus; Tab is pressed, and who has it then is told. */
function pressTab(names: string[], focused: string, { shiftKey = false, hidden = [] as string[] } = {}) {
  let now = focused
  const stops: Stop[] = names.map((name) => ({
    name,
    checkVisibility: () => !hidden.includes(name),
    focus: () => {
      now = name
    },
  }))
  const active = stops.find(({ name }) => name === focused) ?? {}
  vi.stubGlobal('document', { activeElement: active })
  const dialog = { querySelectorAll: () => stops, contains: (one: unknown) => stops.includes(one as Stop) }
  const preventDefault = vi.fn()
  keepFocusInside({ key: 'Tab', shiftKey, preventDefault }, dialog as unknown as HTMLElement)
  return { now, taken: preventDefault.mock.calls.length > 0 }
}

test('after the last comes the first, before the first the last', () => {
  expect(pressTab(['close', 'add', 'pay'], 'pay')).toEqual({ now: 'close', taken: true })
  expect(pressTab(['close', 'add', 'pay'], 'close', { shiftKey: true })).toEqual({ now: 'pay', taken: true })
})

test('in between the browser moves the focus itself', () => {
  expect(pressTab(['close', 'add', 'pay'], 'add')).toEqual({ now: 'add', taken: false })
})

test('what is not shown is passed over, and a lost focus is fetched back', () => {
  expect(pressTab(['close', 'add', 'pay'], 'add', { hidden: ['pay'] })).toEqual({ now: 'close', taken: true })
  expect(pressTab(['close', 'add'], 'elsewhere')).toEqual({ now: 'close', taken: true })
})
