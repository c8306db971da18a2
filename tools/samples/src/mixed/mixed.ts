import { PDFDocument } from 'pdf-lib'
import { sampleBankStatement } from '../bank-statement/bank-statement.ts'
import { samplePayStub } from '../pay-stub/pay-stub.ts'
import { Random } from '../random.ts'
import type { Sample, SampleOptions } from '../sample.ts'
import { sampleTaxReturn } from '../tax-return/tax-return.ts'
import type { TruthDocument } from '../truth.ts'
import { sampleW2 } from '../w2/w2.ts'
import { otherPage } from './other-page.ts'

/** Fields of a fillable form are lost when its pages are copied into another file, so returns are printed ones. */
const MAKERS = [
  sampleBankStatement,
  samplePayStub,
  sampleW2,
  ({ seed }: SampleOptions) => sampleTaxReturn({ seed, layout: 'printed' }),
]

/** Documents that an applicant scans together: several kinds in any order, with other pages in between. */
export async function sampleMixed({ seed }: SampleOptions): Promise<Sample> {
  const random = new Random(`mixed ${seed}`)
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const documents: TruthDocument[] = []
  for (let part = random.int(2, 5); part > 0; part--) {
    if (random.chance(0.3)) await append(pdf, await otherPage(random.fork(`other ${part}`)))
    const made = await random.pick(MAKERS)({ seed: random.int(1, 1_000_000) })
    const before = pdf.getPageCount()
    await append(pdf, made.bytes)
    documents.push(...made.truth.documents.map((document) => movedBy(before, document)))
  }
  const name = `mixed-${seed}.pdf`
  return { name, bytes: await pdf.save(), contentType: 'application/pdf', truth: { file: name, documents } }
}

async function append(pdf: PDFDocument, bytes: Uint8Array): Promise<void> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false })
  for (const page of await pdf.copyPages(source, source.getPageIndices())) pdf.addPage(page)
}

function movedBy(pages: number, document: TruthDocument): TruthDocument {
  const [first, last] = document.pages
  return { ...document, pages: [first + pages, last + pages] }
}
