import { expect, it } from 'vitest'
import { offerNoticesToKeyboard } from './offer-notices-to-keyboard.ts'

type FakeButton = { name: string; isConnected: boolean; focus(): void }

/** A page with a focused field and a region of notices, each of which has two buttons. */
function pageWith(...noticeNames: string[]) {
  const page = Object.assign(new EventTarget(), { activeElement: null as unknown, body: {} })
  const control = (name: string): FakeButton => ({
    name,
    isConnected: true,
    focus() {
      page.activeElement = this
    },
  })
  const field = control('field')
  field.focus()
  const children = noticeNames.map((name) => {
    const buttons = [control(`${name} ok`), control(`${name} checkout`)]
    return { buttons, querySelector: () => buttons[0] }
  })
  const buttons = () => children.flatMap((notice) => notice.buttons)
  const region = {
    children,
    querySelectorAll: buttons,
    contains: (one: unknown) => buttons().includes(one as FakeButton),
  }
  const stop = offerNoticesToKeyboard(() => region as unknown as HTMLElement, page as unknown as Document)
  /** Returns the focused element, and whether the browser moves the focus on from there. */
  function pressTab(shiftKey = false) {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key: 'Tab', shiftKey })
    page.dispatchEvent(event)
    return [(page.activeElement as FakeButton).name, !event.defaultPrevented]
  }
  return { page, field, children, pressTab, stop, control }
}

it('moves the focus to the first action of a new notice and, after its last action, back', () => {
  const { pressTab, children } = pageWith('added')
  expect(pressTab()).toEqual(['added ok', false])
  expect(pressTab(), 'the browser moves on inside the notice').toEqual(['added ok', true])
  children[0]!.buttons[1]!.focus()
  expect(pressTab(), 'the browser moves on from the field').toEqual(['field', true])
  expect(pressTab(), 'the notice is offered once').toEqual(['field', true])
})

it('returns to where the focus was on Shift+Tab', () => {
  const { pressTab } = pageWith('added')
  pressTab()
  expect(pressTab(true)).toEqual(['field', false])
})

it('ignores Shift+Tab outside a notice, and Tab without a notice', () => {
  expect(pageWith('added').pressTab(true)).toEqual(['field', true])
  expect(pageWith().pressTab()).toEqual(['field', true])
})

it('does nothing after it has been stopped', () => {
  const { pressTab, stop } = pageWith('added')
  stop()
  expect(pressTab()).toEqual(['field', true])
})
