import type { ClockGroup, ClockRow } from './clock-rows.ts'

export const hangsOnWall = (group: ClockGroup): boolean =>
  group === 'wall' || group === 'kitchen' || group === 'station' || group === 'sunburst' || group === 'cuckoo'

const usual: Record<ClockGroup, number> = {
  wall: 4,
  kitchen: 4.5,
  station: 6,
  sunburst: 3.5,
  mantel: 9,
  carriage: 7.5,
  cuckoo: 16,
  alarm: 5.5,
}

/** Depth in centimetres. A mechanical movement needs more depth than a battery movement. */
export const clockDepth = (group: ClockGroup, row: ClockRow): number =>
  usual[group] + (row[7] === 'eight-day' && group !== 'carriage' ? 3 : 0)
