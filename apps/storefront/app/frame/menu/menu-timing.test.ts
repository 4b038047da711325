import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMenuTiming } from './menu-timing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => void vi.advanceTimersByTime(ms)

const clocks = 50
const frames = 20
const wallClocks = 51

it('opens after 200 ms of hovering, but not for a pointer that only passes over it', () => {
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

it('closes 500 ms after the pointer leaves unless it returns', () => {
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

it('switches to another entry after 200 ms and ignores an entry that the pointer only crosses', () => {
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

it('resets the hovered link 300 ms after the pointer leaves it', () => {
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

it('opens and closes immediately by key and cancels pending timers', () => {
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

it('ignores hovered links while the menu is closed', () => {
  const menu = createMenuTiming()
  menu.push(wallClocks)
  menu.pop()
  wait(2000)
  expect(menu.get()).toEqual([])
})
