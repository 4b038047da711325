import { expect, test } from 'vitest'
import { browserTabs, lonelyTab, type Tabs } from './tabs.ts'

async function overlap(first: Tabs, second: Tabs): Promise<string[]> {
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    log.push(`${name} ends`)
  }
  await Promise.all([first.alone('sync', work('a')), second.alone('sync', work('b')), first.alone('sync', work('c'))])
  return log
}

test('one works at a time, over all pages of the browser', async () => {
  const log = await overlap(browserTabs('cart-1'), browserTabs('cart-1'))
  expect(log.filter((_, at) => at % 2 === 0).map((begun) => begun.replace('begins', 'ends'))).toEqual(
    log.filter((_, at) => at % 2 === 1),
  )
  const lonely = lonelyTab()
  expect(await overlap(lonely, lonely)).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('work that fails lets the next one go on', async () => {
  for (const tabs of [browserTabs('cart-2'), lonelyTab()]) {
    const failing = tabs.alone('sync', async () => {
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await tabs.alone('sync', async () => 'next')).toBe('next')
  }
})

test('what a page tells is heard by every listener of the others, and not by itself', async () => {
  const here = browserTabs('cart-3')
  const there = browserTabs('cart-3')
  const own: unknown[] = []
  const ends = [here.listen((message) => own.push(message))]
  const heard = await new Promise<unknown[]>((resolve) => {
    const messages: unknown[] = []
    for (const name of ['first', 'second'])
      ends.push(
        there.listen((message) => {
          messages.push([name, message])
          if (messages.length === 2) resolve(messages)
        }),
      )
    here.tell({ revision: 1 })
  })
  expect(heard).toEqual([
    ['first', { revision: 1 }],
    ['second', { revision: 1 }],
  ])
  expect(own).toEqual([])
  for (const end of ends) end()
})
