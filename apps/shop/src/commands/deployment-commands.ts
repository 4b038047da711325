import type { CommandDefinition } from './define-command.ts'

export const deploymentCommands: CommandDefinition[] = [
  {
    name: 'check',
    summary: 'list what a shop at a public address needs and whether it is settled; exit code 0 when everything is',
    read: () => (useCases, io, signal) => useCases.check({}, io, signal),
  },
  {
    name: 'close demo',
    summary: 'take the passwords of the demo accounts and let the demo gift cards expire',
    read: () => (useCases, io, signal) => useCases.closeDemo({}, io, signal),
  },
]
