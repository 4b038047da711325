import { hash } from '../../random.ts'

const day = 86_400_000

/** The most recent past day with this month and day (`on`, MM-DD), minus the given years, at a plausible hour. */
export function publishDate(on: string, yearsAgo: number, key: string, now: Date): string {
  const year = now.getUTCFullYear()
  const minutes = hash(key) % 480
  const thisYear = Date.parse(`${year}-${on}T00:00:00Z`)
  const latestYear = thisYear + day <= now.getTime() ? year : year - 1
  const time = `${two(8 + Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
  return `${latestYear - yearsAgo}-${on} ${time}`
}

const two = (value: number) => String(value).padStart(2, '0')
