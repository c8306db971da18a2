import type { FileTraits } from '@income/signals'
import { PDFDateString, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

const LONGEST_NAME = 200
const LONGEST_PACKET = 200_000
const MOST_AGENTS = 20

/** What a PDF says of the programs that made it, and of when, in its information dictionary and in its XMP packet. */
export async function programsAndDates(pdf: PDFDocumentProxy): Promise<Pick<FileTraits, 'programs' | 'dates'>> {
  const { info, metadata } = (await pdf.getMetadata()) as {
    info: Record<string, unknown>
    metadata: { getRaw(): unknown } | null
  }
  const raw = metadata?.getRaw()
  const packet = typeof raw === 'string' ? raw.slice(0, LONGEST_PACKET) : ''
  return {
    programs: {
      creator: name(info['Creator']),
      producer: name(info['Producer']),
      xmpCreator: name(valuesIn(packet, CREATOR_TOOL)[0]),
      xmpProducer: name(valuesIn(packet, PRODUCER)[0]),
      xmpHistory: valuesIn(packet, AGENT)
        .slice(0, MOST_AGENTS)
        .map((agent) => agent.slice(0, LONGEST_NAME)),
    },
    dates: {
      created: moment(info['CreationDate']),
      modified: moment(info['ModDate']),
      xmpCreated: xmpMoment(valuesIn(packet, CREATED)[0]),
    },
  }
}

/** As an attribute or as an element; bounded, since a packet may leave either open. */
const CREATOR_TOOL = /xmp:CreatorTool(?:="([^"]{0,200})"|>([^<]{0,200})<)/g
const PRODUCER = /pdf:Producer(?:="([^"]{0,200})"|>([^<]{0,200})<)/g
const AGENT = /stEvt:softwareAgent(?:="([^"]{0,200})"|>([^<]{0,200})<)/g
const CREATED = /xmp:CreateDate(?:="([^"]{0,200})"|>([^<]{0,200})<)/g

function valuesIn(packet: string, pattern: RegExp): string[] {
  return [...packet.matchAll(pattern)].map(([, attribute, element]) => attribute ?? element ?? '')
}

function name(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' || text === '(unspecified)' ? null : text.slice(0, LONGEST_NAME)
}

function moment(value: unknown): number | null {
  return typeof value === 'string' ? (PDFDateString.toDateObject(value)?.getTime() ?? null) : null
}

function xmpMoment(value: string | undefined): number | null {
  const time = Date.parse(value ?? '')
  return Number.isNaN(time) ? null : time
}
