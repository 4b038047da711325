/** Key of the hint that calls are queued. Each store view has its own queue. */
export const waitingTasksKey = (storeCode: string): string => `tasks-waiting-${storeCode}`
