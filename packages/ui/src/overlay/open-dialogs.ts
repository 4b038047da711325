import { useSyncExternalStore } from 'react'

/** The open modal dialogs, the topmost one last. Only effects change the list, so it stays empty on the server. */
let openDialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

export function registerOpenDialog(dialog: HTMLDialogElement): void {
  update([...openDialogs.filter((other) => other !== dialog), dialog])
}

export function unregisterDialog(dialog: HTMLDialogElement): void {
  if (openDialogs.includes(dialog)) update(openDialogs.filter((other) => other !== dialog))
}

/** Visitors cannot click outside a modal dialog, so content that must stay reachable moves into the topmost one. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openDialogs.at(-1) ?? null,
    () => null,
  )
}

function update(next: readonly HTMLDialogElement[]) {
  openDialogs = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
