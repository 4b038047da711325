import type { Page } from 'playwright-core'

/** Tab presses on one page; long lists repeat their cards. */
const maxSteps = 50

/** Records which controls of the main part get the focus, and whether it shows: on them or on what stands for them. */
const startWatching = `(() => {
  const main = document.querySelector('main')
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
  const isStop = (element) =>
    element.tabIndex >= 0 && !element.matches(':disabled') && isShown(element) && !element.closest('[inert]') &&
    (element.type !== 'radio' || element.checked || !main.querySelector('[type="radio"][name="' + CSS.escape(element.name) + '"]:checked'))
  const look = (element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, textDecorationLine } = getComputedStyle(element)
    return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor, textDecorationLine].join()
  }
  const standIns = (element) =>
    [element, element.parentElement, element.nextElementSibling, ...(element.labels ?? []),
      ...[...(element.labels ?? [])].flatMap((label) => [...label.children])].filter(Boolean)
  const stops = [...main.querySelectorAll('a[href],button,input,select,textarea,summary,[tabindex]')].filter(isStop)
  const plain = new Map(stops.flatMap(standIns).map((element) => [element, look(element)]))
  const name = (element) => element.outerHTML.slice(0, 90)
  const walk = { reached: new Set(), problems: [] }
  main.tabIndex = -1
  main.focus()
  window.focusStop = () => {
    const element = document.activeElement
    if (!element || !main.contains(element)) return 'left'
    if (walk.reached.has(element)) return 'again'
    walk.reached.add(element)
    if (plain.has(element) && standIns(element).every((one) => look(one) === plain.get(one)))
      walk.problems.push('focus does not show: ' + name(element))
    return 'inside'
  }
  window.endWalk = (wasWhole) => {
    const groups = new Set([...walk.reached].filter((one) => one.type === 'radio').map((one) => one.name))
    const missed = stops.filter((one) => !walk.reached.has(one) && one.isConnected && isShown(one) && !groups.has(one.name || null))
    return [...walk.problems, ...(wasWhole ? missed.map((one) => 'not reached: ' + name(one)) : [])]
  }
})()`

/**
 * Walks through the main part of a page with the Tab key. One line for each control that is not reached or does not show the
 * focus, and for a place that the focus cannot leave.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(startWatching)
  let place = 'inside'
  for (let step = 0; step < maxSteps && place === 'inside'; step++) {
    await page.keyboard.press('Tab')
    place = await page.evaluate<string>('focusStop()')
  }
  const problems = await page.evaluate<string[]>(`endWalk(${place === 'left'})`)
  return place === 'again' ? [...problems, 'the focus does not leave the main part'] : problems
}
