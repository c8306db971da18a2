const LONGEST_NAME = 200
const LONGEST_PACKET = 200_000
const MOST_AGENTS = 20

/** The programs and dates in an XMP packet; null where absent. */
export interface Xmp {
  creator: string | null
  producer: string | null
  /** Programs that the packet's history names. */
  history: string[]
  /** Milliseconds since 1970. */
  created: number | null
}

/** As an attribute or an element; bounded, because a packet may leave either open. */
const CREATOR_TOOL = /xmp:CreatorTool(?:="([^"]{0,200})"|>([^<]{0,200})<)/g
const PRODUCER = /pdf:Producer(?:="([^"]{0,200})"|>([^<]{0,200})<)/g
const AGENT = /stEvt:softwareAgent(?:="([^"]{0,200})"|>([^<]{0,200})<)/g
const CREATED = /xmp:CreateDate(?:="([^"]{0,200})"|>([^<]{0,200})<)/g

export function readXmp(whole: string): Xmp {
  const packet = whole.slice(0, LONGEST_PACKET)
  const created = Date.parse(valuesIn(packet, CREATED)[0] ?? '')
  return {
    creator: programName(valuesIn(packet, CREATOR_TOOL)[0]),
    producer: programName(valuesIn(packet, PRODUCER)[0]),
    history: valuesIn(packet, AGENT)
      .slice(0, MOST_AGENTS)
      .map((agent) => agent.slice(0, LONGEST_NAME)),
    created: Number.isNaN(created) ? null : created,
  }
}

/** A program's name from a file, truncated; null if there is none. */
export function programName(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' || text === '(unspecified)' ? null : text.slice(0, LONGEST_NAME)
}

function valuesIn(packet: string, pattern: RegExp): string[] {
  return [...packet.matchAll(pattern)].map(([, attribute, element]) => attribute ?? element ?? '')
}
