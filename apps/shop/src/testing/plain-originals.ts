import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { demoDocuments } from '@mantel/demo'
import { websiteOf } from '@mantel/domain/store'
import { projectRoot } from '../config.ts'
import { loadTestStores } from './load-test-stores.ts'

/**
 * Writes a plain rectangle for each picture of the demo into a media folder. Rendering the drawn originals would take journeys more
 * than a minute of CPU time; what a picture shows does not matter to them.
 */
export async function writePlainOriginals(mediaDir: string): Promise<void> {
  const paths = await findDemoPictures()
  const folders = new Set(paths.map((path) => dirname(join(mediaDir, path))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  for (const path of paths) await writeFile(join(mediaDir, path), plainPicture(path))
}

async function findDemoPictures(): Promise<string[]> {
  const stores = await loadTestStores()
  const texts = globSync('stores/banners/*.json', { cwd: projectRoot }).map((file) =>
    readFileSync(join(projectRoot, file), 'utf8'),
  )
  for (const view of stores.views)
    for (const { doc } of demoDocuments(view, websiteOf(stores, view).seller, new Date()))
      texts.push(JSON.stringify(doc))
  return [...new Set(texts.flatMap((text) => text.match(/demo\/[\w/-]+\.svg/g) ?? []))]
}

function plainPicture(path: string): string {
  const colour = createHash('sha256').update(path).digest('hex').slice(0, 6)
  const size = 'width="240" height="300"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#${colour}"/></svg>`
}
