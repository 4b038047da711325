import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMenuTiming } from './menu-timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => void vi.advanceTimersByTime(ms)

const clocks = 50
const frames = 20
const wallClocks = 51

test('opens 200 ms after the pointer came, not for one that only passes', () => {
  const menu = createMenuTiming()
  menu.enter(clocks)
  wait(199)
  expect(menu.get()).toEqual([])
  wait(1)
  expect(menu.get()).toEqual([clocks])

  const passed = createMenuTiming()
  passed.enter(clocks)
  wait(150)
  passed.leave()
  wait(2000)
  expect(passed.get()).toEqual([])
})

test('closes 500 ms after the pointer left, and stays for one that comes back', () => {
  const menu = createMenuTiming()
  menu.show(clocks)
  menu.leave()
  wait(499)
  menu.enter(clocks)
  wait(2000)
  expect(menu.get()).toEqual([clocks])
  menu.leave()
  wait(499)
  expect(menu.get()).toEqual([clocks])
  wait(1)
  expect(menu.get()).toEqual([])
})

test('another entry takes over after 200 ms, and crossing it on the way down changes nothing', () => {
  const menu = createMenuTiming()
  menu.show(clocks)
  menu.leave()
  menu.enter(frames)
  wait(120)
  menu.leave()
  menu.enter(clocks)
  wait(2000)
  expect(menu.get()).toEqual([clocks])
  menu.leave()
  menu.enter(frames)
  wait(200)
  expect(menu.get()).toEqual([frames])
  wait(2000)
  expect(menu.get()).toEqual([frames])
})

test('what is pointed at within is taken back 300 ms after it was left', () => {
  const menu = createMenuTiming()
  menu.show(clocks)
  menu.push(wallClocks)
  expect(menu.get()).toEqual([clocks, wallClocks])
  menu.pop()
  wait(299)
  expect(menu.get()).toEqual([clocks, wallClocks])
  menu.push(wallClocks)
  wait(1000)
  expect(menu.get()).toEqual([clocks, wallClocks])
  menu.pop()
  wait(300)
  expect(menu.get()).toEqual([clocks])
})

test('keys open and close at once, whatever was waiting', () => {
  const menu = createMenuTiming()
  menu.enter(frames)
  menu.show(clocks)
  wait(2000)
  expect(menu.get()).toEqual([clocks])
  menu.push(wallClocks)
  menu.pop()
  menu.hide()
  wait(2000)
  expect(menu.get()).toEqual([])
})

test('nothing is pointed at in a closed menu', () => {
  const menu = createMenuTiming()
  menu.push(wallClocks)
  menu.pop()
  wait(2000)
  expect(menu.get()).toEqual([])
})
