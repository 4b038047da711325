import { expect, it } from 'vitest'
import { createOnline } from './online.ts'
import { manualClock } from './testing/manual-clock.ts'

function setUp(probes: (boolean | Promise<boolean>)[] = []) {
  const clock = manualClock()
  const events = new EventTarget()
  const device = { connected: true }
  const seen: boolean[] = []
  let probed = 0
  const online = createOnline({
    isConnected: () => device.connected,
    events,
    clock,
    probe: async () => probes[probed++] ?? false,
  })
  online.subscribe(() => seen.push(online.get()))
  const change = (connected: boolean) => {
    device.connected = connected
    events.dispatchEvent(new Event(connected ? 'online' : 'offline'))
  }
  return { clock, online, seen, change, probed: () => probed }
}

it('follows the device and notifies of changes only', () => {
  const { online, seen, change } = setUp()
  expect(online.get()).toBe(true)
  change(false)
  change(false)
  expect([online.get(), online.mayTry()]).toEqual([false, false])
  change(true)
  expect(online.get()).toBe(true)
  expect(seen).toEqual([false, true])
})

it('reports offline after a failed call, but allows the next one', () => {
  const { online, seen } = setUp()
  online.report(false)
  expect([online.get(), online.mayTry()]).toEqual([false, true])
  online.report(true)
  expect(seen).toEqual([false, true])
})

it('stays offline when a reply arrives after the device lost its connection', () => {
  const { online, seen, change } = setUp()
  change(false)
  online.report(true)
  expect([online.get(), seen]).toEqual([false, [false]])
  change(true)
  expect(online.get()).toBe(true)
})

it('stays offline when a probe succeeds after the device lost its connection', async () => {
  const probe = Promise.withResolvers<boolean>()
  const { online, clock, change } = setUp([probe.promise])
  online.report(false)
  await clock.advance(5000)
  change(false)
  probe.resolve(true)
  await clock.advance(100_000)
  expect([online.get(), clock.waiting()]).toEqual([false, 0])
})

it('probes less and less often after a failed call until it succeeds', async () => {
  const { online, clock, probed } = setUp([false, false, true])
  online.report(false)
  online.report(false)
  await clock.advance(5000)
  expect([probed(), online.get()]).toEqual([1, false])
  await clock.advance(9999)
  expect(probed()).toBe(1)
  await clock.advance(1 + 20_000)
  expect([probed(), online.get()]).toEqual([3, true])
  expect(clock.waiting()).toBe(0)
})

it('does not probe without a network', async () => {
  const { online, clock, change, probed } = setUp()
  online.report(false)
  change(false)
  await clock.advance(100_000)
  expect([probed(), clock.waiting()]).toEqual([0, 0])
})

it('ignores events after stop', () => {
  const { online, change, clock } = setUp()
  online.report(false)
  online.stop()
  change(true)
  expect([online.get(), clock.waiting()]).toEqual([false, 0])
})
