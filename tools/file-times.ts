import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { FileTime } from './outcome.ts'

/** Writes the duration of each test file, including imports and hooks, to the file in MANTEL_FILE_TIMES. */
export default class FileTimes implements Reporter {
  private readonly times: FileTime[] = []

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic()
    this.times.push({
      path: relative(process.cwd(), module.moduleId),
      milliseconds: duration + collectDuration + setupDuration + prepareDuration,
    })
  }

  onTestRunEnd(): void {
    const { MANTEL_FILE_TIMES } = process.env
    if (MANTEL_FILE_TIMES) writeFileSync(MANTEL_FILE_TIMES, JSON.stringify(this.times))
  }
}
