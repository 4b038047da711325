import { offerNoticesToKeyboard } from './offer-notices-to-keyboard.ts'

let region: HTMLElement | null = null
let isOffered = false

/** Must be called when a notice has appeared in the region. */
export function handleNewNotice(section: HTMLElement): void {
  region = section
  avoidControls(section)
  if (!isOffered) offerNoticesToKeyboard(() => region)
  isOffered = true
}

const anyControl = 'main :is(button, input, select, textarea, summary, .ui-button)'
/** The primary button of the page, such as the link to the checkout. */
const mainAction = 'main .ui-button-primary'

/**
 * Moves the notices to the other side of the page if they would cover a control. If there are controls on both sides, the
 * notices must at least not cover the main action.
 */
function avoidControls(section: HTMLElement): void {
  delete section.dataset.side
  if (!covers(section, anyControl)) return
  const coversAction = covers(section, mainAction)
  section.dataset.side = 'start'
  if (covers(section, coversAction ? mainAction : anyControl)) delete section.dataset.side
}

function covers(section: HTMLElement, controls: string): boolean {
  const own = section.getBoundingClientRect()
  return [...document.querySelectorAll(controls)].some((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect()
    return width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top
  })
}
