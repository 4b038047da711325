/** The hint that calls wait to be sent. Each store view has its own queue. */
export const waitingTasksKey = (storeCode: string): string => `tasks-waiting-${storeCode}`
