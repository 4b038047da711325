import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** URLs for <link rel="preload" as="font" type="font/woff2" crossorigin>: the fonts that every page uses above the fold. */
export const preloadedFonts: readonly string[] = [instrumentSans, fraunces]
