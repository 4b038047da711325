/** Imported documents contain the status as a number or as text. A document without a status counts as published. */
export function isPublished(document: object): boolean {
  const { status = 1 } = document as { status?: unknown }
  return Number(status) === 1
}

/**
 * Whether a post has reached its publish date. Imported documents contain the date in UTC without a time zone; a post without a
 * readable date counts as due.
 */
export function isDue(document: object, now: Date): boolean {
  const { publish_date: date } = document as { publish_date?: unknown }
  if (typeof date !== 'string') return true
  const isWithoutZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(date)
  const time = Date.parse(isWithoutZone ? `${date.replace(' ', 'T')}Z` : date)
  return !(time > now.getTime())
}
