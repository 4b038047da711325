/** 'YYYY-MM-DD HH:mm:ss' in UTC, as catalogue documents write a moment. */
export function wireTime(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}
