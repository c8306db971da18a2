import { degrade, PRESETS, sample, SAMPLE_KINDS, type Sample } from '@income/samples'
import { PDFDocument } from 'pdf-lib'

/** How often each kind of file occurs; most are PDFs with text, because OCR takes longer. */
const TEXT = ['packed', 'plain', 'plain', 'plain'] as const
const FORMS = [...TEXT, 'scan', ...TEXT, 'screenshot', ...TEXT, ...TEXT, 'photo', ...TEXT] as const

/** The n-th good file: all kinds of documents in all file formats, with a few seeds of each. */
export async function original(n: number): Promise<Sample> {
  const kind = SAMPLE_KINDS[n % SAMPLE_KINDS.length]!
  const form = FORMS[Math.floor(n / SAMPLE_KINDS.length) % FORMS.length]!
  const seed = Math.floor(n / SAMPLE_KINDS.length / FORMS.length) % 5
  return remembered(`${kind} ${form} ${seed}`, async () => {
    const good = await sample(kind, { seed })
    switch (form) {
      case 'packed':
        return good
      case 'plain':
        return { ...good, bytes: await plain(good.bytes) }
      case 'screenshot':
        return degrade(good, PRESETS.screenshot)
      case 'photo':
        return degrade(good, { ...PRESETS.photo, dpi: 100 })
      case 'scan':
        // One page, because every page of a scan is read by OCR.
        return degrade(await sample('w2', { seed }), { ...PRESETS.poor_scan, dpi: 100 })
    }
  })
}

const originals = new Map<string, Promise<Sample>>()

function remembered(name: string, make: () => Promise<Sample>): Promise<Sample> {
  const known = originals.get(name) ?? make()
  originals.set(name, known)
  return known
}

/**
 * Uncompressed objects with a table of their offsets, so that damage hits the structure and not a compressed stream.
 */
async function plain(bytes: Uint8Array): Promise<Uint8Array> {
  return (await PDFDocument.load(bytes)).save({ useObjectStreams: false })
}
