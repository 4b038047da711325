/** The bundler resolves an import of a font file to its URL. */
declare module '*.woff2?url' {
  const url: string
  export default url
}
