const numeric = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const dated = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/

/**
 * The numeric value of a term for ranges and sorting: a number, milliseconds for a date, or NaN for plain text.
 * Document values and query bounds use the same rule, so "49" and 49 compare as equal.
 */
export function orderValue(term: string): number {
  const first = term.charCodeAt(0)
  const digitFirst = first >= 48 && first <= 57
  if (!digitFirst && first !== 45) return Number.NaN
  if (term.length < 25 && numeric.test(term)) return Number(term)
  if (digitFirst && term.length >= 10 && dated.test(term)) return Date.parse(utc(term))
  return Number.NaN
}

/** Catalogue dates carry no time zone and are in UTC. */
function utc(date: string): string {
  if (date.length === 10) return date
  const iso = date.replace(' ', 'T')
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`
}
