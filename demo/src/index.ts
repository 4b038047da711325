export { type DemoCustomer, demoCustomers, demoPassword } from './customers.ts'
export { type DemoDocument, demoDocuments } from './demo-documents.ts'
export { demoVersion } from './demo-version.ts'
export { drawOriginal } from './pictures/draw-original.ts'
