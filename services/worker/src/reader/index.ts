export { openPdf } from './pdf-file.ts'
export { textLayerOf } from './pdf-page.ts'
export { READER_VERSION } from './version.ts'
