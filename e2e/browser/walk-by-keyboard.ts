import type { Page } from 'playwright-core'

/**
 * Number of Tab presses on one page: enough to notice a focus trap. The focus of every control is checked by script, because
 * key presses are slow.
 */
const steps = 6

/** Focuses each control by script. After a key press the browser shows this focus as it shows focus by keyboard. */
const focusEach = `(() => {
  const main = document.querySelector('main')
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true })
  const focusStyle = (element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, textDecorationLine } = getComputedStyle(element)
    return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor, textDecorationLine].join()
  }
  // A hidden checkbox or radio button shows its focus on its label or on a drawing beside it.
  const focusIndicators = (element) =>
    [element, element.parentElement, element.nextElementSibling, ...(element.labels ?? []),
      ...[...(element.labels ?? [])].flatMap((label) => [...label.children])].filter(Boolean)
  const controls = [...main.querySelectorAll('a[href],button,input,select,textarea,summary,[tabindex]')]
    .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && isShown(one) && !one.closest('[inert]'))
  const problems = []
  for (const control of controls) {
    document.activeElement?.blur()
    const shown = focusIndicators(control)
    const plain = shown.map(focusStyle)
    control.focus({ preventScroll: true })
    const name = control.outerHTML.slice(0, 90)
    if (control.tabIndex > 0) problems.push('out of order: ' + name)
    if (document.activeElement !== control) problems.push('cannot be focused: ' + name)
    else if (shown.every((one, at) => focusStyle(one) === plain[at])) problems.push('focus does not show: ' + name)
  }
  main.tabIndex = -1
  main.focus()
  return { problems, count: controls.length }
})()`

/**
 * Returns one line for each control of the main part that the keyboard cannot use, and one if the focus cannot leave an
 * element.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  const { problems, count } = await page.evaluate<{ problems: string[]; count: number }>(focusEach)
  const stops = new Set<string>()
  for (let step = 0; step < Math.min(steps, count); step++) {
    await page.keyboard.press('Tab')
    const stop = `(window.stops ??= []).includes(document.activeElement)
      ? 'again'
      : String(window.stops.push(document.activeElement))`
    stops.add(await page.evaluate<string>(stop))
  }
  return stops.has('again') ? [...problems, 'the focus does not move on'] : problems
}
