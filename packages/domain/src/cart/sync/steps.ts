/** A step that needs the server. `id`: the mutation it carries out; null for one that the comparison itself asks for. */
export type ServerStep =
  | { do: 'add'; key: string; qty: number; id: string | null }
  | { do: 'set'; key: string; itemId: number; qty: number; id: string | null }
  | { do: 'delete'; key: string; itemId: number; id: string | null }

/** A step that only changes what the browser holds. */
export type LocalStep =
  /** The server has it as the client does: its number is noted. */
  | { do: 'agree'; key: string; itemId: number }
  /** The server's quantity is taken over. */
  | { do: 'adopt'; key: string; itemId: number; qty: number }
  /** A line of the server that the client did not have. */
  | { do: 'take'; key: string; itemId: number; qty: number }
  /** The line leaves the client. */
  | { do: 'drop'; key: string }
  /** The mutation needs no call: it arrived before, or somebody else did the same. */
  | { do: 'settle'; id: string }

/** The shopper wanted more than there is. */
export type CapStep = { do: 'cap'; key: string; most: number }

export type SyncStep = ServerStep | LocalStep | CapStep

/** What a comparison found, for the log. */
export type SyncFinding =
  | { party: 'server' | 'client'; key: string; status: 'no-item'; clientQty: number; serverQty: number }
  | { party: 'server'; key: string; status: 'wrong-qty'; clientQty: number; serverQty: number }
  | { party: 'server' | 'client'; status: 'update-required' | 'no-changes' }

export const isServerStep = (step: SyncStep): step is ServerStep =>
  step.do === 'add' || step.do === 'set' || step.do === 'delete'
