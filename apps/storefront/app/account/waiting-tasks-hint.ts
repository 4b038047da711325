/** localStorage key of the hint that this store view's queue holds calls that have not been sent yet. */
export const waitingTasksKey = (storeCode: string): string => `tasks-waiting-${storeCode}`
