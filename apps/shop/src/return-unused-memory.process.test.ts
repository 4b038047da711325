import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('returns the memory of freed objects to the operating system', () => {
  const module = new URL('./return-unused-memory.ts', import.meta.url).href
  const code = `
    import { returnUnusedMemory } from ${JSON.stringify(module)}
    let objects = Array.from({ length: 2_000_000 }, (_, at) => ({ at, text: 'text ' + at }))
    objects = null
    const megabytes = () => process.memoryUsage().rss / 1024 ** 2
    const before = megabytes()
    await returnUnusedMemory()
    console.log(before - megabytes())`
  const freed = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  expect(Number(freed)).toBeGreaterThan(100)
})
