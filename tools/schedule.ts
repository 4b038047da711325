/** `cores`: the number of cores that the task uses. `after`: names of tasks that must finish first. */
export type Task<T> = { name: string; cores: 1 | 2; after?: readonly string[]; run(): Promise<T> }

/**
 * Runs tasks in the order of the list, in parallel while cores are free. A smaller task may start before a pending larger one.
 * Tasks report failures in their result; a task that throws ends the run.
 */
export async function runInParallel<T>(tasks: readonly Task<T>[], cores: number): Promise<T[]> {
  const results = new Map<string, T>()
  const pending = [...tasks]
  const running = new Map<string, Promise<void>>()
  let free = cores
  const isReady = ({ after = [], cores: needed }: Task<T>) =>
    Math.min(needed, cores) <= free &&
    after.every((name) => results.has(name) || !tasks.some((task) => task.name === name))
  while (pending.length > 0 || running.size > 0) {
    const next = pending.findIndex(isReady)
    const [task] = next < 0 ? [] : pending.splice(next, 1)
    if (!task) {
      if (running.size === 0)
        throw new Error(`These tasks depend on each other: ${pending.map(({ name }) => name).join(', ')}`)
      await Promise.race(running.values())
      continue
    }
    const usedCores = Math.min(task.cores, cores)
    free -= usedCores
    running.set(
      task.name,
      task.run().then((result) => {
        results.set(task.name, result)
        running.delete(task.name)
        free += usedCores
      }),
    )
  }
  return tasks.map(({ name }) => results.get(name) as T)
}
