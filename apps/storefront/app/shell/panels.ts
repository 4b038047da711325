import { createObservable, type Observed } from '@mantel/client'
import { useSyncExternalStore } from 'react'

/** Panels that cover the page. Only one is open at a time, together with the overlay. */
const covering = [
  'sidebar',
  'microcart',
  'wishlist',
  'searchPanel',
  'newsletterPopup',
  'auth',
  'mobileFilter',
  'mobileSort',
] as const
const otherPanels = ['megaMenu', 'blogMenu', 'overlay'] as const

export type CoveringPanel = (typeof covering)[number]
export type PanelName = CoveringPanel | (typeof otherPanels)[number]
/** The form that the account panel shows. */
export type AuthElement = 'login' | 'register' | 'forgot-password'
export type PanelState = Readonly<Record<PanelName, boolean> & { authElement: AuthElement }>

export type Panels = Observed<PanelState> & {
  open(name: PanelName): void
  close(name: PanelName): void
  /**
   * Closes all panels and menus when the visitor has navigated. Does nothing at the first location: the session may have opened the
   * login before the page was hydrated.
   */
  closeAfterNavigation(location: { key: string; state: unknown }): void
  openAuth(element?: AuthElement): void
}

const allClosed = Object.fromEntries(covering.map((name) => [name, false])) as Record<CoveringPanel, false>

export const closedPanels: PanelState = {
  ...allClosed,
  megaMenu: false,
  blogMenu: false,
  overlay: false,
  authElement: 'login',
}

const isCovering = (name: PanelName): name is CoveringPanel => (covering as readonly PanelName[]).includes(name)

export function createPanels(): Panels {
  const state = createObservable(closedPanels)
  let lastLocation: string | null = null
  const change = (part: Partial<PanelState>) => state.set({ ...state.get(), ...part })
  const openAs = (name: PanelName, authElement: AuthElement) =>
    isCovering(name)
      ? change({ ...allClosed, megaMenu: false, blogMenu: false, [name]: true, overlay: true, authElement })
      : change({ [name]: true })
  function closeAll(): void {
    const { overlay, megaMenu, blogMenu } = state.get()
    if (overlay || megaMenu || blogMenu) change({ ...allClosed, megaMenu: false, blogMenu: false, overlay: false })
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    open: (name) => openAs(name, 'login'),
    openAuth: (element = 'login') => openAs('auth', element),
    close(name) {
      if (state.get()[name]) change({ [name]: false, ...(isCovering(name) && { overlay: false }) })
    },
    closeAfterNavigation({ key, state: navigation }) {
      const hasNavigated = lastLocation !== null && lastLocation !== key
      lastLocation = key
      if (hasNavigated && !isPanelKeptOpen(navigation)) closeAll()
    },
  }
}

/** Navigation state for links inside a panel that must not close it, such as filters. */
export const keepPanelOpen = { panelStays: true }

function isPanelKeptOpen(state: unknown): boolean {
  return (state as Partial<typeof keepPanelOpen> | null)?.panelStays === true
}

/** The panels of this page. Only user events change them, so on the server everything stays closed. */
export const panels = createPanels()

export function usePanel(name: PanelName): boolean {
  return useSyncExternalStore(
    panels.subscribe,
    () => panels.get()[name],
    () => closedPanels[name],
  )
}

export function useAuthElement(): AuthElement {
  return useSyncExternalStore(
    panels.subscribe,
    () => panels.get().authElement,
    () => closedPanels.authElement,
  )
}
