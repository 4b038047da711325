import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)

let list: Promise<string> | undefined

/** One text of 0.3 MB instead of 40,000 strings, read at the first use. A lookup takes about 0.1 ms. */
async function readList(): Promise<string> {
  return (await decompress(await readFile(new URL('list.br', import.meta.url)))).toString()
}

/** Returns a function that tells whether a text, in lower case, is a common password. build-list.ts says where the list comes from. */
export async function loadCommonPasswords(): Promise<(text: string) => boolean> {
  list ??= readList()
  const text = await list
  return (password) => !password.includes('\n') && text.includes(`\n${password}\n`)
}
