import type { ExtractedDocument } from '@income/documents'
import { issuedFileOf } from './issued-files.ts'

const MAKING = {
  programs: { creator: null, producer: 'OpenText Output 16.4' },
  history: { crossReference: 'stream' as const },
}
const LOOK = { pageSizes: ['610 × 790'], fonts: [{ font: 'arial', page: 1, box: null }] }

function statement(bank: string, textSource: ExtractedDocument['textSource'] = 'text_layer'): ExtractedDocument {
  const box: [number, number, number, number] = [0.1, 0.1, 0.3, 0.12]
  const fields = { bank_name: { value: bank, raw: bank, confidence: 0.99, page: 1, box } }
  return { documentType: 'bank_statement', textSource, fields } as Partial<ExtractedDocument> as ExtractedDocument
}

const print = (text: string) => `<${text}>`

test('only the fingerprint of the issuer, the programs without versions, and the font names are stored', () => {
  const issued = issuedFileOf(statement('Harbor Bank'), LOOK, MAKING, print)!
  expect(issued.issuer).toBe(issuedFileOf(statement('HARBOR BANK'), LOOK, MAKING, print)!.issuer)
  expect(issued.issuer).not.toBe(issuedFileOf(statement('Bay Bank'), LOOK, MAKING, print)!.issuer)
  expect(issued.make).toEqual({
    creator: null,
    producer: 'OpenText Output',
    crossReference: 'stream',
    pageSizes: ['610 × 790'],
    fonts: ['arial'],
  })
})

test('a scan, and a file whose structure could not be examined, are not compared', () => {
  expect(issuedFileOf(statement('Harbor Bank', 'ocr'), LOOK, MAKING, print)).toBeNull()
  expect(issuedFileOf(statement('Harbor Bank'), LOOK, null, print)).toBeNull()
})
