type Machine = Pick<NodeJS.Process, 'versions' | 'execPath' | 'platform' | 'arch'>

export const neededNode: number
export function findNode(root: string, machine?: Machine, exists?: (path: string) => boolean): string | null
