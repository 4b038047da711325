import { expect, it } from 'vitest'
import { browserTabs, singleTab, type Tabs } from './tabs.ts'

async function overlap(first: Tabs, second: Tabs): Promise<string[]> {
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    log.push(`${name} ends`)
  }
  await Promise.all([
    first.withLock('sync', work('a')),
    second.withLock('sync', work('b')),
    first.withLock('sync', work('c')),
  ])
  return log
}

it('runs locked work one at a time across all pages of the browser', async () => {
  const log = await overlap(browserTabs('cart-1'), browserTabs('cart-1'))
  expect(log.filter((_, at) => at % 2 === 0).map((begun) => begun.replace('begins', 'ends'))).toEqual(
    log.filter((_, at) => at % 2 === 1),
  )
  const lonely = singleTab()
  expect(await overlap(lonely, lonely)).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

it('releases the lock when the locked work fails', async () => {
  for (const tabs of [browserTabs('cart-2'), singleTab()]) {
    const failing = tabs.withLock('sync', async () => {
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await tabs.withLock('sync', async () => 'next')).toBe('next')
  }
})

it('delivers a message to all listeners of other pages, not to its own', async () => {
  const here = browserTabs('cart-3')
  const there = browserTabs('cart-3')
  const own: unknown[] = []
  const ends = [here.listen((message) => own.push(message))]
  const received = await new Promise<unknown[]>((resolve) => {
    const messages: unknown[] = []
    for (const name of ['first', 'second'])
      ends.push(
        there.listen((message) => {
          messages.push([name, message])
          if (messages.length === 2) resolve(messages)
        }),
      )
    here.broadcast({ revision: 1 })
  })
  expect(received).toEqual([
    ['first', { revision: 1 }],
    ['second', { revision: 1 }],
  ])
  expect(own).toEqual([])
  for (const end of ends) end()
})
