export { checksAcrossDocuments } from './across-documents.ts'
