/** One property of a product: the label and the value as texts. */
export type ComparedFact = { code: string; label: string; text: string }

/** values: one for each product, in their order; null where the product has no such property. */
export type ComparedRow = { code: string; label: string; values: (string | null)[]; differs: boolean }

/**
 * The properties of all products side by side, in the order in which they appear first. A row differs if not all products have the
 * same value; with a single product no row differs.
 */
export function compareProducts(products: readonly (readonly ComparedFact[])[]): ComparedRow[] {
  const labels = new Map<string, string>()
  for (const facts of products) for (const { code, label } of facts) if (!labels.has(code)) labels.set(code, label)
  return [...labels].map(([code, label]) => {
    const values = products.map((facts) => facts.find((fact) => fact.code === code)?.text ?? null)
    return { code, label, values, differs: values.some((value) => value !== values[0]) }
  })
}
