/** Dumps hold the status as a number or as text. A document without a status counts as published. */
export function isPublished(document: object): boolean {
  const { status = 1 } = document as { status?: unknown }
  return Number(status) === 1
}

/** Whether the time of a post has come. Dumps hold it as UTC, without saying so; a post without a readable time is due. */
export function isDue(document: object, now: Date): boolean {
  const { publish_date: date } = document as { publish_date?: unknown }
  if (typeof date !== 'string') return true
  const time = Date.parse(/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(date) ? `${date.replace(' ', 'T')}Z` : date)
  return !(time > now.getTime())
}
