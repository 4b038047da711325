import { search as limits } from '@mantel/domain/constants'

/** Whether a text is long enough to be searched for. */
export function isSearchable(text: string): boolean {
  return text.trim().replace(/\*+$/, '').length >= limits.minTermLength
}
