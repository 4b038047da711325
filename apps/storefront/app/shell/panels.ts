import { createObservable, type Observed } from '@mantel/client'
import { useSyncExternalStore } from 'react'

/** These cover the page: one at a time, and the overlay comes and goes with them. */
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
const beside = ['megaMenu', 'blogMenu', 'overlay', 'loader', 'checkoutMode'] as const

export type CoveringPanel = (typeof covering)[number]
export type PanelName = CoveringPanel | (typeof beside)[number]
/** What the panel for accounts shows. */
export type AuthElement = 'login' | 'register' | 'forgot-password'
export type PanelState = Readonly<Record<PanelName, boolean> & { authElement: AuthElement }>

export type Panels = Observed<PanelState> & {
  open(name: PanelName): void
  close(name: PanelName): void
  /** Whatever covers the page or hangs over it, when the visitor goes elsewhere. */
  closeAll(): void
  openAuth(element?: AuthElement): void
}

const nothingCovers = Object.fromEntries(covering.map((name) => [name, false])) as Record<CoveringPanel, false>

export const closedPanels: PanelState = {
  ...nothingCovers,
  megaMenu: false,
  blogMenu: false,
  overlay: false,
  loader: false,
  checkoutMode: false,
  authElement: 'login',
}

const covers = (name: PanelName): name is CoveringPanel => (covering as readonly PanelName[]).includes(name)

export function createPanels(): Panels {
  const state = createObservable(closedPanels)
  const change = (part: Partial<PanelState>) => state.set({ ...state.get(), ...part })
  const openAs = (name: PanelName, authElement: AuthElement) =>
    covers(name)
      ? change({ ...nothingCovers, megaMenu: false, blogMenu: false, [name]: true, overlay: true, authElement })
      : change({ [name]: true })
  return {
    get: state.get,
    subscribe: state.subscribe,
    open: (name) => openAs(name, 'login'),
    openAuth: (element = 'login') => openAs('auth', element),
    close(name) {
      if (state.get()[name]) change({ [name]: false, ...(covers(name) && { overlay: false }) })
    },
    closeAll() {
      const { overlay, megaMenu, blogMenu } = state.get()
      if (overlay || megaMenu || blogMenu)
        change({ ...nothingCovers, megaMenu: false, blogMenu: false, overlay: false })
    },
  }
}

/** The state of a link inside a panel that changes what is behind it: the panel stays. */
export const panelStays = { panelStays: true }

export function staysOpen(state: unknown): boolean {
  return (state as Partial<typeof panelStays> | null)?.panelStays === true
}

/** The page's own. Only events of a visitor write to it, so on a server everything stays closed. */
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
