import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

/**
 * Pictures of the console's pages, stored in docs/ and compared with the current pages. A picture is small and shows
 * what a person would notice: values that differ with every run are replaced, and single pixels may differ.
 * `PICTURES=keep` takes them again; look at them before committing.
 */

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

const FOLDER = new URL('../../docs/images/console/', import.meta.url)
const KEEPS = process.env['PICTURES'] === 'keep'
const QUALITY = 75
/** Pictures are compared at a quarter of the width and height. */
const [WIDTH, HEIGHT] = [320, 200]
/** A pixel of a reduced picture differs if its colour is off by this much, of 255. */
const DOT_DIFFERS = 40
/** With more different pixels, the page looks different. */
const MOST_DOTS = 0.01

/** How the page differs from its picture; null if it does not. */
export async function differsFromPicture(page: Page, name: string, scheme: Scheme): Promise<string | null> {
  await page.evaluate(AS_ALWAYS)
  await page.evaluate('document.fonts.ready')
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const file = new URL(`${name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}-${scheme}.webp`, FOLDER)
  if (KEEPS) {
    await mkdir(FOLDER, { recursive: true })
    await sharp(taken).webp({ quality: QUALITY }).toFile(fileURLToPath(file))
    return null
  }
  const kept = await readFile(file).catch(() => null)
  if (kept === null) return `${name}, ${scheme}: there is no picture of it; take one with PICTURES=keep`
  const share = shareOfDifferent(await reduced(taken), await reduced(kept))
  return share <= MOST_DOTS ? null : `${name}, ${scheme}: ${(share * 100).toFixed(1)}% of it looks different`
}

/** The pixels of the reduced picture, with three bytes of colour each. */
function reduced(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
}

function shareOfDifferent(one: Buffer, other: Buffer): number {
  let count = 0
  for (let dot = 0; dot < one.length; dot += 3) {
    const off = Math.max(...[0, 1, 2].map((colour) => Math.abs(one[dot + colour]! - other[dot + colour]!)))
    if (off > DOT_DIFFERS) count += 1
  }
  return count / (one.length / 3)
}

/**
 * Replaces times, identifiers, keys, addresses and people by constant ones. It is text, because the tests are not
 * compiled for browsers.
 */
const AS_ALWAYS = `(() => {
  const today = new Date().toISOString().slice(0, 10)
  const always = (text) => text
    .replace(/\\b[A-Z][a-z]{2} \\d{1,2}, \\d{4}, \\d{1,2}:\\d\\d [AP]M/g, 'Jan 15, 2026, 10:30 AM')
    .replaceAll(today, '2026-01-15')
    .replace(/\\b(PKG|MDL)-[0-9A-Z]{8}\\b/g, '$1-7F3K9QXA')
    .replace(/idp_[0-9a-f]{18}/g, 'idp_5d0c1f7e9b2a4c8e6f')
    .replace(/(idp_[0-9a-f]{18}_|whsec_)[\\w+/=-]{20,}/g, '$1r4Zb0dO1n3l9m5q8t2v6y7XwUcKjHgFe')
    .replace(/[\\w.]+@[0-9a-f-]{36}\\.test/g, 'reviewer@lending.example')
    .replace(/request [0-9a-f-]{36}/g, 'request 0197a2c4-7f31-7c55-9d06-3a1c8e0f4b21')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = always(node.data)
    if (text !== node.data) node.data = text
  }
  for (const input of document.querySelectorAll('input[readonly]')) input.value = always(input.value)
})()`
