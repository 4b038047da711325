import { search as limits } from '@mantel/domain/constants'

/** Whether a search text is long enough. */
export function isSearchable(text: string): boolean {
  return text.trim().replace(/\*+$/, '').length >= limits.minTermLength
}
