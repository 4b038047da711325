/** The event of the lower part of the page when it answers presses. */
export const sectionsReady = 'product-sections'
