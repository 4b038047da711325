/** 1 not individually, 2 in lists, 3 in search, 4 in both. */
export const listedVisibilities = [2, 3, 4] as const
/** 1 is on, 2 and above off. Old catalogues also hold 0 for on. */
export const listedStatuses = [0, 1] as const

export type Presence = { status: number; visibility: number }

/** Goods that are switched off are gone, also as a variant or a part of a set. */
export function isEnabled(status: number): boolean {
  return status < 2
}

/** Whether a page of its own exists. */
export function isVisible({ status, visibility }: Presence): boolean {
  return isEnabled(status) && visibility !== 1
}

/** Whether it may stand in a list or among search hits: the filters that every listing carries. */
export function isListed({ status, visibility }: Presence): boolean {
  return (
    listedStatuses.some((listed) => listed === status) && listedVisibilities.some((listed) => listed === visibility)
  )
}
