/** 1 not individually, 2 in lists, 3 in search, 4 in both. */
export const listedVisibilities = [2, 3, 4] as const
/** 1 is on, 2 and above off. Old catalogues also hold 0 for on. */
export const listedStatuses = [0, 1] as const

export type Presence = { status: number; visibility: number }

/** Disabled products cannot be bought, not even as a variant or part of a bundle. */
export function isEnabled(status: number): boolean {
  return status < 2
}

/** True if the product has a page of its own. */
export function isVisible({ status, visibility }: Presence): boolean {
  return isEnabled(status) && visibility !== 1
}

/** True if the product may appear in lists and search results: the filters every listing applies. */
export function isListed({ status, visibility }: Presence): boolean {
  return (
    listedStatuses.some((listed) => listed === status) && listedVisibilities.some((listed) => listed === visibility)
  )
}
