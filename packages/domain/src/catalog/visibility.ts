/** Codes of a product's visibility: 1 means not visible on its own, 2 in lists, 3 in search results, 4 in both. */
export const listedVisibilities = [2, 3, 4] as const
/** Codes of a product's status: 1 means enabled, 2 and above disabled. Old catalogues also use 0 for enabled. */
export const listedStatuses = [0, 1] as const

export type VisibilityFields = { status: number; visibility: number }

/** Disabled products cannot be bought, not even as a variant or part of a bundle. */
export function isEnabled(status: number): boolean {
  return status < 2
}

/** True if the product has a page of its own. */
export function isVisible({ status, visibility }: VisibilityFields): boolean {
  return isEnabled(status) && visibility !== 1
}

/** True if the product may appear in lists and search results: the filters every listing applies. */
export function isListed({ status, visibility }: VisibilityFields): boolean {
  return (
    listedStatuses.some((listed) => listed === status) && listedVisibilities.some((listed) => listed === visibility)
  )
}
