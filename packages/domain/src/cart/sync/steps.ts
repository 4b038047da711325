/** A step that calls the server. `id`: the cart mutation that the step sends; null if the step results from comparing the two carts. */
export type ServerStep =
  | { do: 'add'; key: string; qty: number; id: string | null }
  | { do: 'set'; key: string; itemId: number; qty: number; id: string | null }
  | { do: 'delete'; key: string; itemId: number; id: string | null }

/** A step that changes only the browser's state. */
export type LocalStep =
  /** Browser and server have the same quantity: stores the server's id of the line. */
  | { do: 'agree'; key: string; itemId: number }
  /** Takes the server's quantity. */
  | { do: 'adopt'; key: string; itemId: number; qty: number }
  /** Adds a line that only the server has. */
  | { do: 'take'; key: string; itemId: number; qty: number }
  /** Removes the line locally. */
  | { do: 'drop'; key: string }
  /** The mutation needs no call: it was already applied, or another device did the same. */
  | { do: 'settle'; id: string }

/** The requested quantity exceeds stock. */
export type CapStep = { do: 'cap'; key: string; max: number }

export type SyncStep = ServerStep | LocalStep | CapStep

/** Findings of a comparison, for the log. */
export type SyncFinding =
  | { party: 'server' | 'client'; key: string; status: 'no-item'; clientQty: number; serverQty: number }
  | { party: 'server'; key: string; status: 'wrong-qty'; clientQty: number; serverQty: number }
  | { party: 'server' | 'client'; status: 'update-required' | 'no-changes' }

export const isServerStep = (step: SyncStep): step is ServerStep =>
  step.do === 'add' || step.do === 'set' || step.do === 'delete'
