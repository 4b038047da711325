/** How fast a store delivers. Dates are YYYY-MM-DD in the store's time zone. */
export type DeliveryRules = {
  /** For example 'Europe/London'. */
  timeZone: string
  /** HH:MM: orders until then leave on the same working day. */
  cutOff: string
  /** 1 is Monday, 7 is Sunday. */
  workDays: readonly number[]
  /** Days on which nothing leaves and nothing arrives. */
  holidays: readonly string[]
  /** Working days between dispatch and arrival. */
  transit: { min: number; max: number }
}

/** The first and the last day on which the order arrives. */
export type DeliveryPromise = { from: string; to: string }

/**
 * When an order placed now arrives. availableFrom: the goods are in stock only from this day on, as for pre-orders. null: the store has no
 * working day within the next year.
 */
export function promiseDelivery(
  rules: DeliveryRules,
  { now, availableFrom = null }: { now: Date; availableFrom?: string | null },
): DeliveryPromise | null {
  const { date, time } = localTime(now, rules.timeZone)
  const isTooLate = time >= rules.cutOff
  const start = availableFrom !== null && availableFrom > date ? availableFrom : isTooLate ? addDays(date, 1) : date
  const dispatch = nextWorkDay(rules, start)
  if (dispatch === null) return null
  const from = addWorkDays(rules, dispatch, rules.transit.min)
  const to = addWorkDays(rules, dispatch, rules.transit.max)
  return from === null || to === null ? null : { from, to }
}

export function isWorkDay({ workDays, holidays }: DeliveryRules, date: string): boolean {
  return workDays.includes(new Date(`${date}T00:00:00Z`).getUTCDay() || 7) && !holidays.includes(date)
}

const longestPause = 366

function nextWorkDay(rules: DeliveryRules, start: string): string | null {
  let date = start
  for (let day = 0; day < longestPause; day++) {
    if (isWorkDay(rules, date)) return date
    date = addDays(date, 1)
  }
  return null
}

function addWorkDays(rules: DeliveryRules, start: string, count: number): string | null {
  let date: string | null = start
  for (let day = 0; day < count && date !== null; day++) date = nextWorkDay(rules, addDays(date, 1))
  return date
}

function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Date and HH:MM on the store's clocks. The Swedish format is that of ISO 8601. */
function localTime(now: Date, timeZone: string): { date: string; time: string } {
  const text = now.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [date = '', time = ''] = text.split(' ')
  return { date, time }
}
