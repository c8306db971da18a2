export * from './document.ts'
export * from './page/page.ts'
export { linesOf, lineOf, cellsOf, type Line } from './page/lines.ts'
export { understand } from './understand.ts'
