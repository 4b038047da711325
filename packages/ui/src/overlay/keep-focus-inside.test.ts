import { afterEach, expect, it, vi } from 'vitest'
import { keepFocusInside } from './keep-focus-inside.ts'

type FakeElement = { name: string; checkVisibility(): boolean; focus(): void }

afterEach(() => vi.unstubAllGlobals())

/** Presses Tab in a dialog with the named elements; returns the focused element and whether the default was prevented. */
function pressTab(names: string[], focused: string, { shiftKey = false, hidden = [] as string[] } = {}) {
  let nowFocused = focused
  const elements: FakeElement[] = names.map((name) => ({
    name,
    checkVisibility: () => !hidden.includes(name),
    focus: () => {
      nowFocused = name
    },
  }))
  const activeElement = elements.find(({ name }) => name === focused) ?? {}
  vi.stubGlobal('document', { activeElement })
  const dialog = {
    querySelectorAll: () => elements,
    contains: (element: unknown) => elements.includes(element as FakeElement),
  }
  const preventDefault = vi.fn()
  keepFocusInside({ key: 'Tab', shiftKey, preventDefault }, dialog as unknown as HTMLElement)
  return { focused: nowFocused, isPrevented: preventDefault.mock.calls.length > 0 }
}

it('wraps from the last element to the first and back', () => {
  expect(pressTab(['close', 'add', 'pay'], 'pay')).toEqual({ focused: 'close', isPrevented: true })
  expect(pressTab(['close', 'add', 'pay'], 'close', { shiftKey: true })).toEqual({ focused: 'pay', isPrevented: true })
})

it('lets the browser move the focus between other elements', () => {
  expect(pressTab(['close', 'add', 'pay'], 'add')).toEqual({ focused: 'add', isPrevented: false })
})

it('skips hidden elements and brings back a lost focus', () => {
  expect(pressTab(['close', 'add', 'pay'], 'add', { hidden: ['pay'] })).toEqual({ focused: 'close', isPrevented: true })
  expect(pressTab(['close', 'add'], 'elsewhere')).toEqual({ focused: 'close', isPrevented: true })
})
