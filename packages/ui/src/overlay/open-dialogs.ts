import { useSyncExternalStore } from 'react'

/** The dialogs that cover the page, the topmost last. Only effects write here, so a server never does. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

export function noteOpened(dialog: HTMLDialogElement): void {
  change([...open.filter((other) => other !== dialog), dialog])
}

export function noteClosed(dialog: HTMLDialogElement): void {
  if (open.includes(dialog)) change(open.filter((other) => other !== dialog))
}

/** What lies outside of a modal dialog cannot be clicked: whatever must stay reachable moves into this one. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  )
}

function change(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
