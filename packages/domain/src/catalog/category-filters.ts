/** Codes of the filters that a category may offer, and of those that the merchant selected from them; empty: no choice made. */
export type CategoryFilterFields = { available_filter_by?: unknown; selected_filter_by?: unknown }

/**
 * The filters of a category, in its own order: the selected ones, else the available ones, else all of the store. Filters that the
 * store does not have are left out.
 */
export function categoryFilters(category: CategoryFilterFields, storeFilters: readonly string[]): string[] {
  const available = filterCodes(category.available_filter_by)
  const selected = filterCodes(category.selected_filter_by)
  const allowed = available.length > 0 ? available : storeFilters
  const wanted = selected.length > 0 ? selected : allowed
  return wanted.filter((code) => allowed.includes(code) && storeFilters.includes(code))
}

/** Reads a list of codes, or text with commas, as some source systems write it. */
export function filterCodes(value: unknown): string[] {
  const entries = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  const codes = entries.map((entry) => String(entry).trim()).filter((code) => code !== '')
  return [...new Set(codes)]
}
