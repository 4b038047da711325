/** The bundler's answer to an import of a font file: its address. */
declare module '*.woff2?url' {
  const address: string
  export default address
}
