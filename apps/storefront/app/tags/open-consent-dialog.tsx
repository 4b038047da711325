import { createRoot } from 'react-dom/client'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { Shop } from '../store/shop.ts'
import { ConsentDialog, type ConsentQuestion } from './consent-dialog.tsx'

let closeOpen: (() => void) | null = null

/** Shows the dialog until the visitor has chosen. It has a root of its own: no page contains any part of it before it is needed. */
export async function openConsentDialog(
  { store }: Pick<Shop, 'store'>,
  question: Omit<ConsentQuestion, 't' | 'store' | 'onClose'>,
): Promise<void> {
  const t = await loadBuyingTranslator(store.view.i18n)
  closeOpen?.()
  const container = document.createElement('div')
  const root = createRoot(container)
  const opener = document.activeElement
  const close = () => {
    closeOpen = null
    root.unmount()
    container.remove()
    if (question.isRequested && opener instanceof HTMLElement) opener.focus()
  }
  closeOpen = close
  document.body.append(container)
  root.render(
    <ConsentDialog
      {...question}
      t={t}
      store={store}
      onClose={close}
      onChoose={(choices) => {
        close()
        question.onChoose(choices)
      }}
    />,
  )
}
