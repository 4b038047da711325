import { offerNoticesToKeyboard } from './offer-notices-to-keyboard.ts'

let region: HTMLElement | null = null
let isOffered = false

/** Call when a notice has appeared in the region. */
export function attendNotices(section: HTMLElement): void {
  region = section
  avoidControls(section)
  if (!isOffered) offerNoticesToKeyboard(() => region)
  isOffered = true
}

/** Moves the notices to the other side of the page if they would cover a control. */
function avoidControls(section: HTMLElement): void {
  delete section.dataset.side
  if (!coversControl(section)) return
  section.dataset.side = 'start'
  if (coversControl(section)) delete section.dataset.side
}

function coversControl(section: HTMLElement): boolean {
  const own = section.getBoundingClientRect()
  const controls = document.querySelectorAll('main :is(button, input, select, textarea, summary)')
  return [...controls].some((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect()
    return width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top
  })
}
