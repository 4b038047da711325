/** 'YYYY-MM-DD HH:mm:ss' in UTC, the time format of catalogue documents. */
export function wireTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}
