/**
 * Lets keyboards reach notices, which are at the end of the document: the first Tab after a notice with actions has appeared
 * moves the focus to its first action; leaving the notice moves the focus back. region: returns null while there is none.
 */
export function offerNoticesToKeyboard(region: () => HTMLElement | null, page: Document = document): () => void {
  const offered = new WeakSet<Element>()
  let origin: HTMLElement | null = null

  function handleKey(event: KeyboardEvent): void {
    const section = region()
    if (event.key !== 'Tab' || event.defaultPrevented || !section) return
    const active = page.activeElement as HTMLElement | null
    if (!section.contains(active)) {
      if (!event.shiftKey) offer(event, section, active)
      return
    }
    const buttons = [...section.querySelectorAll('button')]
    const isLeaving = active === (event.shiftKey ? buttons[0] : buttons.at(-1))
    if (!isLeaving || !origin?.isConnected) return
    // On Shift+Tab the focus stays on the origin; on Tab the browser then moves it to the next control.
    origin.focus()
    if (event.shiftKey) event.preventDefault()
  }
  function offer(event: KeyboardEvent, section: HTMLElement, active: HTMLElement | null): void {
    const fresh = [...section.children].filter((notice) => !offered.has(notice))
    const action = fresh.map((notice) => notice.querySelector<HTMLElement>('.ui-notice-actions button')).find(Boolean)
    for (const notice of fresh) offered.add(notice)
    if (!action) return
    origin = active
    action.focus()
    event.preventDefault()
  }
  /** A click may have closed the notice: the focus is lost with its button and returns to the origin. */
  function handleClick({ target }: Event): void {
    if (!region()?.contains(target as Node) || !origin) return
    const before = origin
    setTimeout(() => {
      if (page.activeElement === page.body && before.isConnected) before.focus()
    })
  }
  page.addEventListener('keydown', handleKey)
  page.addEventListener('click', handleClick)
  return () => {
    page.removeEventListener('keydown', handleKey)
    page.removeEventListener('click', handleClick)
  }
}
