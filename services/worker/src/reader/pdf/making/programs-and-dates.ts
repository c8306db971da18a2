import type { FileTraits } from '@income/signals'
import { PDFDateString, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { programName, readXmp } from '../../xmp.ts'

/** The programs and dates in a PDF's information dictionary and XMP packet. */
export async function programsAndDates(pdf: PDFDocumentProxy): Promise<Pick<FileTraits, 'programs' | 'dates'>> {
  const { info, metadata } = (await pdf.getMetadata()) as {
    info: Record<string, unknown>
    metadata: { getRaw(): unknown } | null
  }
  const raw = metadata?.getRaw()
  const xmp = readXmp(typeof raw === 'string' ? raw : '')
  return {
    programs: {
      creator: programName(info['Creator']),
      producer: programName(info['Producer']),
      xmpCreator: xmp.creator,
      xmpProducer: xmp.producer,
      xmpHistory: xmp.history,
    },
    dates: {
      created: moment(info['CreationDate']),
      modified: moment(info['ModDate']),
      xmpCreated: xmp.created,
    },
  }
}

function moment(value: unknown): number | null {
  return typeof value === 'string' ? (PDFDateString.toDateObject(value)?.getTime() ?? null) : null
}
