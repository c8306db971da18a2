import type { FoundSignal } from '@income/shared'
import { NO_ARITHMETIC } from './content/arithmetic/figures.ts'
import { NO_TRAITS, type Change, type FileTraits, type History, type UnusualWay } from './model/traits.ts'
import { signalsOf, type JudgedDocument } from './signals-of-file.ts'

const STATEMENT: JudgedDocument = {
  documentType: 'bank_statement',
  textSource: 'text_layer',
  pageStart: 1,
  pageEnd: 2,
  end: '2026-01-31',
  endPlace: { page: 1, box: [0.5, 0.1, 0.6, 0.12] },
  arithmetic: NO_ARITHMETIC,
}

const UNTOUCHED: History = {
  revisions: 1,
  changes: [],
  behindEnd: { bytes: 0, objects: false },
  rebuilt: false,
  unpacked: false,
  crossReference: 'table',
  signatures: [],
  touched: [],
  unusual: [],
  writing: [],
  pages: [],
}

function withHistory(history: Partial<History>): FileTraits {
  return { ...NO_TRAITS, history: { ...UNTOUCHED, ...history } }
}

function change(values: Partial<Change>): Change {
  return {
    kind: 'text',
    revision: 2,
    page: 1,
    box: [0.1, 0.1, 0.2, 0.2],
    before: '2,412.00',
    after: '9,412.00',
    ...values,
  }
}

const weights = (signals: readonly FoundSignal[]) => signals.map(({ code, severity }) => `${code} ${severity}`)
const ofFile = (traits: FileTraits) => weights(signalsOf(traits, [], []).file)

test('a file that nothing speaks against has no signal', () => {
  expect(signalsOf(withHistory({}), [], [STATEMENT])).toEqual({ file: [], documents: [[]] })
})

test('text that differs from an earlier state is reported with both readings and its place', () => {
  const { file } = signalsOf(withHistory({ revisions: 2, changes: [change({})] }), [], [])
  expect(file).toEqual([
    {
      code: 'revision_changed_text',
      severity: 'high',
      summary: 'The page showed “2,412.00” in an earlier state of the file and now shows “9,412.00”.',
      evidence: [
        {
          page: 1,
          box: [0.1, 0.1, 0.2, 0.2],
          detail: '“2,412.00” before, “9,412.00” now',
          before: '2,412.00',
        },
      ],
    },
  ])
})

test('text that Acrobat marked as edited belongs to its document; an amount or a date weighs more', () => {
  const box = [0.1, 0.1, 0.2, 0.2] as const
  const ofTouched = (...texts: string[]) => {
    const touched = texts.map((text) => ({ page: 1, box: [...box] as [number, number, number, number], text }))
    return weights(signalsOf(withHistory({ touched }), [], [STATEMENT]).documents[0]!)
  }
  expect(ofTouched('Account summary')).toEqual(['text_touched_up low'])
  expect(ofTouched('Account summary', '9,412.00')).toEqual(['text_touched_up medium'])
  expect(ofTouched('01/31/2026')).toEqual(['text_touched_up medium'])
})

test('text that is written unlike its page belongs to its document; two differences weigh more', () => {
  const ofUnusual = (...ways: UnusualWay[]) => {
    const place = { page: 1, box: [0.1, 0.1, 0.2, 0.2] as [number, number, number, number], text: 'Harrison' }
    return signalsOf(withHistory({ unusual: [{ ...place, ways }] }), [], [STATEMENT]).documents[0]!
  }
  expect(weights(ofUnusual('parted', 'array'))).toEqual(['text_written_otherwise medium'])
  const signals = ofUnusual('continued')
  expect(weights(signals)).toEqual(['text_written_otherwise low'])
  expect(signals[0]!.evidence[0]!.detail).toBe(
    '“Harrison” is written directly after the text before it, unlike the rest of the page',
  )
})

test('a page that was written anew belongs to its document', () => {
  const history = { writing: [{ page: 1, operators: 'one_a_line' as const, fractions: null, arrays: null }] }
  const traits = { ...withHistory(history), programs: { ...NO_TRAITS.programs, producer: 'Skia/PDF m120' } }
  expect(weights(signalsOf(traits, [], [STATEMENT]).documents[0]!)).toEqual(['page_written_otherwise low'])
})

test('numbers of people and accounts are shown by their last four digits', () => {
  const changes = [change({ before: 'SSN 123-45-6789', after: 'Account 000123456789' })]
  const [signal] = signalsOf(withHistory({ revisions: 2, changes }), [], []).file
  expect(signal!.summary).toContain('“SSN …6789”')
  expect(JSON.stringify(signal)).not.toMatch(/45|12345/)
})

test.each<[string, Partial<History>, string[]]>([
  ['a second state that shows the same', { revisions: 2 }, ['saved_over info']],
  ['a form that was filled in', { revisions: 2, changes: [change({ kind: 'filled' })] }, ['saved_over info']],
  ['a field filled in again', { revisions: 2, changes: [change({ kind: 'field' })] }, ['revision_changed_field low']],
  ['bytes of a mail server', { behindEnd: { bytes: 12, objects: false } }, ['content_after_end info']],
  ['objects behind the end', { behindEnd: { bytes: 90, objects: true } }, ['content_after_end medium']],
  ['a table that does not fit', { rebuilt: true }, ['cross_reference_rebuilt low']],
  ['an unpacked file', { unpacked: true }, ['unpacked_for_editing low']],
  [
    'an unpacked file in which objects were moved',
    { unpacked: true, rebuilt: true },
    ['cross_reference_rebuilt low', 'unpacked_for_editing medium'],
  ],
  ['bytes other than signed', { signatures: [{ intact: false, revision: 1 }] }, ['signature_broken high']],
  ['an intact signature', { signatures: [{ intact: true, revision: 1 }] }, []],
  [
    'a form filled in behind its signature',
    { revisions: 2, changes: [change({ kind: 'filled' })], signatures: [{ intact: true, revision: 1 }] },
    ['saved_over info', 'changed_after_signature info'],
  ],
  [
    'text changed behind a signature',
    { revisions: 2, changes: [change({})], signatures: [{ intact: true, revision: 1 }] },
    ['revision_changed_text high', 'changed_after_signature high'],
  ],
  [
    'a change that was signed with the rest',
    { revisions: 2, changes: [change({})], signatures: [{ intact: true, revision: 2 }] },
    ['revision_changed_text high'],
  ],
])('%s', (_, history, expected) => {
  expect(ofFile(withHistory(history))).toEqual(expected)
})

test.each([
  ['Adobe Photoshop 24.0 (Windows)', 'edited_by_image_program medium'],
  ['Canva', 'edited_by_image_program medium'],
  // It also converts files.
  ['LibreOffice 7.4 Draw', 'edited_by_image_program low'],
  ['Serif Affinity Publisher 2 2.5.7', 'edited_by_image_program low'],
  ['Affinity Photo 2', 'edited_by_image_program medium'],
  ['iLovePDF', 'edited_by_pdf_editor low'],
  ['Microsoft® Word for Microsoft 365', 'made_by_office_program info'],
])('a file by %s', (producer, expected) => {
  expect(ofFile({ ...NO_TRAITS, programs: { ...NO_TRAITS.programs, producer } })).toEqual([expected])
})

test.each([
  ['Mozilla/5.0', 'edited_by_pdf_editor low'],
  ['Microsoft® Excel® 2019', 'edited_by_pdf_editor low'],
  // Whoever writes with it names no other program, and blank forms are there to be filled in.
  ['pdf-lib (https://github.com/Hopding/pdf-lib)', 'edited_by_pdf_editor info'],
  ['Designer 6.5', 'edited_by_pdf_editor info'],
  [null, 'edited_by_pdf_editor info'],
])('a file by %s that pdf-lib wrote anew', (creator, expected) => {
  const programs = { ...NO_TRAITS.programs, creator, producer: 'pdf-lib (https://github.com/Hopding/pdf-lib)' }
  expect(ofFile({ ...NO_TRAITS, programs })).toEqual([expected])
})

test.each([
  'iText 2.1.7 by 1T3XT',
  'OpenText Output Transformation Engine',
  'Skia/PDF m120',
  'Adobe PDF Library 15.0',
  'qpdf',
])('a file by %s says nothing', (producer) => {
  expect(ofFile({ ...NO_TRAITS, programs: { ...NO_TRAITS.programs, producer } })).toEqual([])
})

test('a program behind the producer is found in the history that XMP keeps', () => {
  const programs = {
    ...NO_TRAITS.programs,
    producer: 'Adobe PDF library 15.00',
    xmpHistory: ['Adobe Illustrator 25.4'],
  }
  expect(ofFile({ ...NO_TRAITS, programs })).toEqual(['edited_by_image_program medium'])
})

const made = (created: string, more: Partial<FileTraits['dates']> = {}): FileTraits => ({
  ...NO_TRAITS,
  dates: { ...NO_TRAITS.dates, created: Date.parse(created), ...more },
})

test('a file changed before it was made', () => {
  expect(ofFile(made('2026-02-05', { modified: Date.parse('2026-01-05') }))).toEqual(['dates_disagree low'])
  expect(ofFile(made('2026-02-05', { modified: Date.parse('2026-02-04') }))).toEqual([])
})

test.each([
  ['2026-01-20', STATEMENT, ['made_before_period_ended medium']],
  ['2026-01-20', { ...STATEMENT, textSource: 'ocr' }, ['made_before_period_ended low']],
  ['2026-01-30', STATEMENT, []],
  ['2026-02-01', STATEMENT, []],
  ['2026-01-20', { ...STATEMENT, documentType: 'pay_stub' }, []],
  ['2025-12-20', { ...STATEMENT, documentType: 'pay_stub' }, ['made_before_period_ended medium']],
  ['2024-12-06', { ...STATEMENT, documentType: 'tax_return' }, []],
  ['2024-11-06', { ...STATEMENT, documentType: 'tax_return' }, ['made_before_period_ended low']],
  ['2024-11-06', { ...STATEMENT, documentType: 'w2' }, ['made_before_period_ended low']],
])('a file of %s that reports up to the end of January', (created, document, expected) => {
  expect(weights(signalsOf(made(created), [], [document]).documents[0]!)).toEqual(expected)
})

test('a period that had not ended has its place', () => {
  const [signal] = signalsOf(made('2026-01-20'), [], [STATEMENT]).documents[0]!
  expect(signal!.evidence).toEqual([{ ...STATEMENT.endPlace, detail: 'covers the time up to 2026-01-31' }])
})

test('what pages show stands with their document, and what is on no document with the file', () => {
  const on = (page: number): FoundSignal => ({
    code: 'revision_added_text',
    severity: page === 2 ? 'medium' : 'low',
    summary: `on page ${page}`,
    evidence: [{ page, box: null, detail: '' }],
  })
  const { file, documents } = signalsOf(NO_TRAITS, [on(1), on(2), on(3)], [STATEMENT])
  expect(documents[0]).toMatchObject([
    { severity: 'medium', summary: 'on page 2', evidence: [{ page: 1 }, { page: 2 }] },
  ])
  expect(file).toMatchObject([{ evidence: [{ page: 3 }] }])
})

test('figures that disagree weigh more beside another signal', () => {
  const document = {
    ...STATEMENT,
    arithmetic: { ...NO_ARITHMETIC, failed: [{ name: 'balance_reconciliation', amounts: null, certain: true }] },
  }
  expect(weights(signalsOf(NO_TRAITS, [], [document]).documents[0]!)).toEqual(['figures_disagree low'])
  const changed = withHistory({ revisions: 2, changes: [change({ kind: 'added' })] })
  expect(weights(signalsOf(changed, [], [document]).documents[0]!)).toEqual(['figures_disagree medium'])
})

test('a file whose making could not be looked at says so', () => {
  expect(weights(signalsOf(null, [], []).file)).toEqual(['not_examined info'])
})

test('a form that was filled in says so, and where', () => {
  const [signal] = signalsOf(withHistory({ revisions: 2, changes: [change({ kind: 'filled' })] }), [], []).file
  expect(signal!.summary).toMatch(/Form fields were filled in\.$/)
  expect(signal!.evidence).toHaveLength(1)
})
