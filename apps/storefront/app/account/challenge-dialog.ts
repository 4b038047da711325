import { buttonClass } from '@mantel/ui/action/button'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'

export type ChallengeDialog = {
  /** An empty element in the dialog, in which a challenge plugin can show its own content. */
  container: HTMLElement
  /** Aborted when the shopper cancels. */
  signal: AbortSignal
  /** Shows that the challenge failed. Resolves when the shopper tries again. `reason` replaces the usual error text. */
  showFailure(reason?: string): Promise<void>
  remove(): void
}

/**
 * Opens the dialog that is shown while a bot challenge is solved. Made without React: it appears outside of any screen, and a second
 * React root would make the first load of every page larger. A click beside the dialog does not close it, because it may be the
 * second click of a double click.
 */
export function createChallengeDialog(t: BuyingTranslator): ChallengeDialog {
  const cancelling = new AbortController()
  const title = create('h2', {
    id: 'robot-check-title',
    className: 'ui-panel-title',
    textContent: t('robot_check.title'),
  })
  const text = create('p', { id: 'robot-check-text', role: 'status' })
  const spinner = create('span', { className: 'ui-spinner shrink-0', ariaHidden: 'true' })
  const state = create('div', { className: 'flex items-center gap-4' })
  state.append(spinner, text)
  const container = create('div', { className: 'empty:hidden' })
  const retry = create('button', { type: 'button', className: buttonClass(), textContent: t('robot_check.retry') })
  const cancel = create('button', {
    type: 'button',
    className: buttonClass({ variant: 'quiet' }),
    textContent: t('robot_check.cancel'),
    onclick: () => cancelling.abort(),
  })
  const buttons = create('div', { className: 'flex flex-wrap gap-3' })
  buttons.append(retry, cancel)
  const inside = create('div', { className: 'grid gap-5 p-6' })
  inside.append(title, state, container, buttons)
  // Closed by the Escape key.
  const dialog = create('dialog', {
    className: 'ui-panel ui-panel-bottom sm:mx-auto sm:mb-6 sm:max-w-measure',
    onclose: () => cancelling.abort(),
  })
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.setAttribute('aria-describedby', text.id)
  dialog.append(inside)

  function show(hasFailed: boolean, reason?: string): void {
    text.role = hasFailed ? 'alert' : 'status'
    text.textContent = reason ?? t(hasFailed ? 'robot_check.failed' : 'robot_check.running')
    spinner.hidden = hasFailed
    retry.hidden = !hasFailed
    const focused = hasFailed ? retry : cancel
    focused.focus()
  }

  document.body.append(dialog)
  dialog.showModal()
  show(false)
  return {
    container,
    signal: cancelling.signal,
    showFailure(reason) {
      show(true, reason)
      return new Promise((resolve) => {
        retry.onclick = () => {
          show(false)
          resolve()
        }
      })
    },
    remove() {
      dialog.close()
      dialog.remove()
    },
  }
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
