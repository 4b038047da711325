export { createDiskWatch } from './disk-watch.ts'
export { createFiles, type Files, type FilesOptions, type FoundOriginal, type Original, versionOf } from './files.ts'
export { type PictureType, pictureType } from './picture-type.ts'
export { writeFileAtomically } from './write-file.ts'
