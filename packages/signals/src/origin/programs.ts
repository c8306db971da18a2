import type { FoundSignal, Severity, SignalCode } from '@income/shared'
import { quoted } from '../model/quoted.ts'
import type { Programs } from '../model/traits.ts'

/** A kind of program, and the pattern of its names. */
interface Kind {
  code: SignalCode
  severity: Severity
  names: readonly RegExp[]
  meaning: string
}

/** The first match is reported. */
const KINDS: readonly Kind[] = [
  {
    code: 'edited_by_image_program',
    severity: 'medium',
    names: [
      /photoshop/i,
      /illustrator/i,
      /\bgimp\b/i,
      /inkscape/i,
      /coreldraw/i,
      /affinity (photo|designer)/i,
      /\bcanva\b/i,
      /paint\.net/i,
      /pixelmator/i,
      /\bfigma\b/i,
    ],
    meaning: 'a program for drawing pictures and pages by hand',
  },
  {
    // They also convert other files, as those of a word processor, without a change, and lay out forms and leaflets.
    code: 'edited_by_image_program',
    severity: 'low',
    names: [/(libre|open)office.*draw|^draw$/i, /affinity/i],
    meaning: 'a program for drawing pages by hand and for changing PDFs',
  },
  {
    code: 'edited_by_pdf_editor',
    severity: 'low',
    names: [
      /sejda/i,
      /pdfescape/i,
      /ilovepdf/i,
      /smallpdf/i,
      /pdffiller/i,
      /dochub/i,
      /pdfelement|wondershare/i,
      /foxit.*(editor|phantom)|phantompdf/i,
      /pdf-?xchange/i,
      /nitro/i,
      /\bpdf24\b/i,
      /soda ?pdf/i,
      /acrobat (pro|standard|dc)|adobe acrobat \d/i,
    ],
    meaning: 'a program that can change the text of a PDF',
  },
  {
    code: 'made_by_office_program',
    severity: 'info',
    names: [
      /microsoft.*(word|excel|powerpoint)/i,
      /libreoffice|openoffice/i,
      /google (docs|sheets)/i,
      /\bpages\b|numbers$/i,
    ],
    meaning: 'a common program for writing letters and tables',
  },
]

/** Portals fill in, stamp and merge files with it, and issuers write theirs: only another program's file is changed by it. */
const LIBRARY = /\bpdf-lib\b/i
/** Programs that design forms, which others fill in. */
const DESIGNER = /designer|livecycle/i

/** Signals for the programs that a file names. */
export function ofPrograms(programs: Programs): FoundSignal[] {
  const { creator, producer, xmpCreator, xmpProducer, xmpHistory } = programs
  const named = [
    ...new Set([creator, producer, xmpCreator, xmpProducer, ...xmpHistory].filter((name) => name !== null)),
  ]
  const library = ofLibrary(programs)
  for (const { code, severity, names, meaning } of KINDS) {
    const program = named.find((name) => names.some((pattern) => pattern.test(name)))
    if (program === undefined || (severity === 'info' && library.length > 0)) continue
    const summary = `The file names ${quoted(program)}, ${meaning}.`
    return [{ code, severity, summary, evidence: [] }, ...disagreement(programs)]
  }
  return [...library, ...disagreement(programs)]
}

function ofLibrary({ creator, producer }: Programs): FoundSignal[] {
  if (producer === null || !LIBRARY.test(producer)) return []
  const isOthers = creator !== null && !LIBRARY.test(creator) && !DESIGNER.test(creator)
  const what = 'a library with which programs write and change PDFs'
  const summary = `The file names ${quoted(producer)}, ${what}.`
  return [{ code: 'edited_by_pdf_editor', severity: isOthers ? 'low' : 'info', summary, evidence: [] }]
}

function disagreement({ producer, xmpProducer }: Programs): FoundSignal[] {
  if (producer === null || xmpProducer === null || isSame(producer, xmpProducer)) return []
  const summary = `Two places in the file name different programs that wrote it: ${quoted(producer)} and ${quoted(xmpProducer)}.`
  return [{ code: 'programs_disagree', severity: 'info', summary, evidence: [] }]
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  return a.startsWith(b) || b.startsWith(a)
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The name of a program without its version: "Acme Reports build" of "Acme Reports 4.1 (build 22)". */
export function programWithoutVersion(name: string): string {
  const words = name.split(/[\s/(),;:_-]+/)
  return words.filter((word) => word !== '' && !/\d/.test(word)).join(' ')
}
