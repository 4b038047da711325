export { readContent } from './content.repository.ts'
export { editBlock } from './edit-block.ts'
