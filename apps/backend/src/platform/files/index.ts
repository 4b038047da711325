export { type ByteCache, createByteCache } from './byte-cache.ts'
export { createFiles, type Files, type FilesOptions, type FoundOriginal, type Original, versionOf } from './files.ts'
export { type PictureType, pictureType } from './picture-type.ts'
export { writeFileWhole } from './write-file.ts'
