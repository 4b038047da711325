import { expect, it, vi } from 'vitest'
import { createRenderLimiter } from './render-limiter.ts'

function open(limits: Partial<Parameters<typeof createRenderLimiter>[0]> = {}) {
  const limiter = createRenderLimiter({ maxRunning: 2, maxWaiting: 2, maxWaitMs: 1000, ...limits })
  const ends: (() => void)[] = []
  const started: number[] = []
  return {
    limiter,
    started,
    end: (at: number) => ends[at]?.(),
    render: (name: number) =>
      limiter.run(() => {
        started.push(name)
        return new Promise<number>((resolve) => {
          ends[name] = () => resolve(name)
        })
      }),
  }
}

it('renders a limited number of pages at the same time, the others in the order of their requests', async () => {
  const { render, end, started } = open()
  const all = [0, 1, 2, 3].map(render)
  expect(started).toEqual([0, 1])
  end(1)
  expect(await all[1]).toBe(1)
  expect(started).toEqual([0, 1, 2])
  end(0)
  expect(await all[0]).toBe(0)
  expect(started).toEqual([0, 1, 2, 3])
})

it('refuses a page when too many wait or it has waited too long, and recovers', async () => {
  vi.useFakeTimers()
  try {
    const { render, end } = open()
    const running = [0, 1].map(render)
    const waiting = [2, 3].map(render)
    expect(await render(4)).toBeNull()
    vi.advanceTimersByTime(1000)
    expect(await Promise.all(waiting)).toEqual([null, null])
    end(0)
    end(1)
    expect(await Promise.all(running)).toEqual([0, 1])
    const next = render(5)
    end(5)
    expect(await next).toBe(5)
  } finally {
    vi.useRealTimers()
  }
})

it('frees the slot of a render that failed', async () => {
  const { limiter } = open({ maxRunning: 1, maxWaiting: 0 })
  await expect(limiter.run(() => Promise.reject(new Error('no such file')))).rejects.toThrow('no such file')
  expect(await limiter.run(async () => 1)).toBe(1)
})
