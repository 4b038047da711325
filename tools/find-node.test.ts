import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findNode } from './find-node.mjs'

const root = join(import.meta.dirname, '..')
const machine = (platform: string, arch: string, node = '20.19.0') =>
  ({ platform, arch, versions: { node }, execPath: '/own/node' }) as unknown as NodeJS.Process
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>
}

it.for([
  ['linux', 'x64', 'node'],
  ['linux', 'arm64', 'node'],
  ['darwin', 'x64', 'node'],
  ['darwin', 'arm64', 'node'],
  ['win32', 'x64', 'node.exe'],
  ['win32', 'arm64', 'node.exe'],
] as const)('provides Node 24 or newer for %s on %s', ([platform, arch, binary]) => {
  const found = findNode(root, machine(platform, arch), () => true)
  const [, name = ''] = /node_modules[\\/]([^\\/]+)[\\/]bin[\\/]([^\\/]+)$/.exec(found ?? '') ?? []
  expect(found).toBe(join(root, 'node_modules', name, 'bin', binary))
  expect(Number(optionalDependencies[name]?.split('.')[0])).toBeGreaterThanOrEqual(24)
})

it('uses the running Node if it is new enough', () => {
  expect(findNode(root, machine('linux', 'x64', '24.0.0'), () => true)).toBe('/own/node')
  expect(findNode(root, machine('freebsd', 'x64', '26.1.0'), () => false)).toBe('/own/node')
})

it('returns null if npm has no package or has not installed it', () => {
  expect(findNode(root, machine('freebsd', 'x64'), () => true)).toBeNull()
  expect(findNode(root, machine('linux', 'x64'), () => false)).toBeNull()
})
