import { developersReaders } from '../src/reading/readers.ts'
import { readFile } from '../src/reading/read-file.ts'
import { wordsWithFormFields } from '../../../packages/documents/src/page/form-field-words.ts'
import { sheetOf } from '../../../packages/documents/src/pay-stub/sheet/sheet.ts'
import { layoutOf } from '../../../packages/documents/src/pay-stub/table/layout.ts'
import { sectionOfHeading } from '../../../packages/documents/src/pay-stub/table/heading-section.ts'
import { readTable } from '../../../packages/documents/src/pay-stub/table/read-table.ts'
import { readStub } from '../../../packages/documents/src/pay-stub/read-stub.ts'
import { recognise } from '../../../packages/documents/src/pay-stub/recognise.ts'
const pool = developersReaders()
const reading = await readFile(pool, process.argv[2]!, 'all')
for (const page of reading.pages) {
  const sheet = sheetOf([{ page, words: wordsWithFormFields(page) }])
  const layout = layoutOf(sheet)
  console.log('claim', recognise(page), 'em', sheet.em)
  layout.headings.forEach((h, i) => {
    const r = layout.regions[i]!
    console.log(`\n## y${Math.round(h.box[1])} titles ${h.titles.map((t) => `"${t.text}"@${Math.round(t.box[0])}`).join(' ')} | ${h.columns.map((c) => `${c.role}${c.sure ? '' : '?'}@${Math.round(c.box[0])}-${Math.round(c.box[2])}`).join(' ')} | region ${r.map(Math.round)} | ${JSON.stringify(sectionOfHeading(sheet, h, r, layout.headings))}`)
    for (const l of readTable(sheet, h, r, layout.headings)) console.log(`   ${l.section} "${l.description}" ${Object.entries(l.values).map(([k, v]) => `${k}=${v!.text}`).join(' ')} ${l.total ? 'TOTAL ' + l.total.name + (l.total.sure ? '!' : '') : ''}${l.afterGross ? ' afterGross' : ''}${l.strays ? ' strays' : ''}`)
  })
  const s = readStub(sheet, layout)
  const t = (x: any) => x && `${x.cents}${x.sure ? '!' : ''}`
  for (const p of ['current', 'ytd'] as const) console.log(p, Object.entries(s.totals[p]).map(([k, v]) => `${k}=${t(v)}`).join(' '))
  console.log('names', s.names.employer?.phrase.text, s.names.employer?.certainty, '|', s.names.employee?.phrase.text, s.names.employee?.certainty, '|', s.names.payee?.phrase.text)
}
await pool.close()
