import type { Graph, Node, SourceFile } from '../import-graph.ts'
import { isTest, type Problem } from './problem.ts'
import { dottedName, walk } from './syntax-tree.ts'

const methodFile = /^packages\/plugins\/src\/payment\/([^/]+)\/method\.ts$/
/** Folders where the same words mean something else: the gateway simulates payment providers, the demo draws greeting cards. */
const otherMeanings = /^(apps\/gateway|demo|tools)\//
/** The folder in which a code is used as an ordinary word: a queue in packages/client is free. */
const everydayWords: Record<string, string> = { free: 'packages/client/src/task/' }
/** Longer codes are not ordinary words, so other code must not even contain them as part of a name. */
const maxEverydayLength = 5

/** Only a payment method's own folder and the data in stores/ may contain its code. All other code uses the table of methods. */
export function checkPaymentCodes(graph: Graph): Problem[] {
  const codes = [...graph.keys()].flatMap((path) => methodFile.exec(path)?.[1] ?? [])
  return [...graph.values()].flatMap((file) => {
    if (
      isTest(file.path) ||
      otherMeanings.test(file.path) ||
      file.path.startsWith('packages/plugins/src/payment/methods')
    )
      return []
    const isOther = (code: string) =>
      !file.path.startsWith(`packages/plugins/src/payment/${code}/`) &&
      !(everydayWords[code] && file.path.startsWith(everydayWords[code]))
    const others = codes.filter(isOther)
    return walk(file.program).flatMap((node) => problemOf(file, node, others))
  })
}

function problemOf({ path, lineAt }: SourceFile, node: Node, codes: string[]): Problem[] {
  const code = codes.find((one) => mentionsCode(node, one))
  if (!code) return []
  const message = `names the payment method ${code}: only its folder and stores/ do`
  return [{ path, line: lineAt(node.start), message }]
}

function mentionsCode(node: Node, code: string): boolean {
  if (
    node.type === 'MemberExpression' &&
    new RegExp(`(providers|methods|payments)\\.${code}$`, 'i').test(dottedName(node) ?? '')
  )
    return true
  const text = node.type === 'Literal' ? node.value : node.type === 'Identifier' ? node.name : null
  if (typeof text !== 'string') return false
  if (node.type === 'Literal' && text === code) return true
  return code.length > maxEverydayLength && text.replaceAll('_', '').toLowerCase().includes(code)
}
