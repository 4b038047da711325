import { search } from '@mantel/domain/constants'
import {
  type ArgumentNode,
  type ConstArgumentNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { type ReadCatalog, totalOf } from './resolvers.ts'
import { documentsOfPage } from './to-search.ts'

/**
 * depth: nested fields. introspectionDepth: nested fields in introspection of the schema. fields: all fields of a request, with
 * its fragments expanded. searches: fields of the Query type, including aliases. documents: those that all searches together
 * load. tokens: of the query text.
 */
export const queryLimits = {
  depth: 6,
  introspectionDepth: 15,
  fields: 500,
  searches: 10,
  documents: 4000,
  tokens: 2000,
} as const

const tooManyDocuments = 'it asks for too many documents'
const tooLarge = (problem: string) => new GraphQLError(`the query is too large: ${problem}`)

/**
 * Refuses the searches of a query that would load more documents than one query may. For a search that is not paginated, it
 * first asks how many documents match.
 */
export function limitDocuments(read: ReadCatalog): ReadCatalog {
  let documentsLeft = queryLimits.documents
  return async (question) => {
    const { parameters } = question
    const isWhole = parameters.size === search.maxPageSize
    const found = isWhole
      ? totalOf(await read({ ...question, parameters: { ...parameters, size: 1, from: 0 } }))
      : undefined
    documentsLeft -= Math.min(documentsOfPage(parameters.size), found ?? Number.POSITIVE_INFINITY)
    if (documentsLeft < 0) throw tooLarge(tooManyDocuments)
    return read(question)
  }
}

type Size = { depth: number; fields: number }

/**
 * The paginated fields of the Query type. The other fields load every document that matches, so limitDocuments counts their
 * matches when they run.
 */
const pagedFields = new Set(['products', 'categories', 'reviews'])

/** The reason why a query is refused before it is validated: the rules of validation are slow on large queries. variables: as sent. */
export function findExcess(document: DocumentNode, variables: Record<string, unknown>): GraphQLError | null {
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const problem = findProblem(document, definition, variables)
    if (problem) return tooLarge(problem)
  }
  return null
}

function findProblem(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string | null {
  const measure = createMeasure(document)
  const roots = measure.rootFields(operation.selectionSet)
  let [fields, searches, documents] = [0, 0, 0]
  for (const { name, args, size } of roots) {
    const isIntrospection = name.startsWith('__')
    if (size.depth > (isIntrospection ? queryLimits.introspectionDepth : queryLimits.depth)) return 'it is too deep'
    fields += size.fields
    if (isIntrospection) continue
    searches++
    if (pagedFields.has(name)) documents += documentsOfPage(pageSizeOf(args, operation, variables))
  }
  if (fields > queryLimits.fields) return 'it has too many fields'
  if (searches > queryLimits.searches) return 'it has too many searches'
  return documents > queryLimits.documents ? tooManyDocuments : null
}

/** The pageSize argument of a field; undefined: it is missing, null, or not a number, which validation refuses. */
function pageSizeOf(
  args: readonly ConstArgumentNode[] | readonly ArgumentNode[],
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number | undefined {
  let value = args.find((arg) => arg.name.value === 'pageSize')?.value
  if (value?.kind === Kind.VARIABLE) {
    const { value: name } = value.name
    const variableValue = variables[name]
    if (variableValue !== undefined) return Number.isFinite(variableValue) ? Number(variableValue) : undefined
    value = variableDefinitions.find(({ variable }) => variable.name.value === name)?.defaultValue
  }
  return value?.kind === Kind.INT ? Number(value.value) : undefined
}

/** Each fragment is measured once, so that fragments inside fragments cannot make the check itself expensive. */
function createMeasure(document: DocumentNode) {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  )
  const fragmentSizes = new Map<string, Size | 'running'>()

  function ofFragment(name: string): Size {
    const before = fragmentSizes.get(name)
    // A fragment that contains itself has no end; another rule reports it too.
    if (before === 'running') return { depth: Number.POSITIVE_INFINITY, fields: Number.POSITIVE_INFINITY }
    if (before) return before
    fragmentSizes.set(name, 'running')
    const fragment = fragments.get(name)
    const size = fragment ? ofSelections(fragment.selectionSet) : { depth: 0, fields: 0 }
    fragmentSizes.set(name, size)
    return size
  }

  function ofSelections({ selections }: SelectionSetNode): Size {
    const sizes = selections.map((selection): Size => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value)
      const inner = selection.selectionSet ? ofSelections(selection.selectionSet) : { depth: 0, fields: 0 }
      return selection.kind === Kind.FIELD ? { depth: inner.depth + 1, fields: inner.fields + 1 } : inner
    })
    return {
      depth: sizes.reduce((most, { depth }) => Math.max(most, depth), 0),
      fields: sizes.reduce((sum, { fields }) => sum + fields, 0),
    }
  }

  type Root = {
    name: string
    args: readonly ConstArgumentNode[] | readonly ArgumentNode[]
    size: Size
  }
  function rootFields({ selections }: SelectionSetNode, within: readonly string[] = []): Root[] {
    return selections.flatMap((selection): Root[] => {
      if (selection.kind === Kind.FIELD) {
        const inner = selection.selectionSet ? ofSelections(selection.selectionSet) : { depth: 0, fields: 0 }
        const size = { depth: inner.depth + 1, fields: inner.fields + 1 }
        return [{ name: selection.name.value, args: selection.arguments ?? [], size }]
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, within)
      const { value: name } = selection.name
      const fragment = fragments.get(name)
      const size = ofFragment(name)
      if (size.fields > queryLimits.fields) return [{ name, args: [], size }]
      return fragment && !within.includes(name) ? rootFields(fragment.selectionSet, [...within, name]) : []
    })
  }
  return { rootFields }
}
