import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'

/**
 * Pictures of the console's pages, stored in docs/ and compared with the current pages. A picture is small and shows
 * what a person would notice: values that differ with every run are replaced, and single pixels may differ.
 * `PICTURES=keep` takes them again; look at them before committing.
 */

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

const FOLDER = new URL('../../docs/images/console/', import.meta.url)
const KEEPS = process.env['PICTURES'] === 'keep'
const QUALITY = 0.75
/** A pixel of a reduced picture differs if its colour is off by this much, of 255. */
const DOT_DIFFERS = 40
/** With more different pixels, the page looks different. */
const MOST_DOTS = 0.01

/** How the page differs from its picture; null if it does not. */
export async function differsFromPicture(page: Page, name: string, scheme: Scheme): Promise<string | null> {
  await page.evaluate(AS_ALWAYS)
  await page.evaluate('document.fonts.ready')
  const taken = dataOf('png', await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  const file = new URL(`${name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}-${scheme}.webp`, FOLDER)
  const desk = await deskOf(page.context().browser()!)
  if (KEEPS) {
    const encoded = await calledOn<string>(desk, ENCODED, [taken, QUALITY])
    await mkdir(FOLDER, { recursive: true })
    await writeFile(file, Buffer.from(encoded.split(',')[1]!, 'base64'))
    return null
  }
  const kept = await readFile(file).catch(() => null)
  if (kept === null) return `${name}, ${scheme}: there is no picture of it; take one with PICTURES=keep`
  const share = await calledOn<number>(desk, DIFFERENCE, [taken, dataOf('webp', kept), DOT_DIFFERS])
  return share <= MOST_DOTS ? null : `${name}, ${scheme}: ${(share * 100).toFixed(1)}% of it looks different`
}

function dataOf(kind: string, bytes: Buffer): string {
  return `data:image/${kind};base64,${bytes.toString('base64')}`
}

const desks = new WeakMap<Browser, Promise<Page>>()

/** A separate page for comparing pictures. */
function deskOf(browser: Browser): Promise<Page> {
  const desk = desks.get(browser) ?? browser.newPage()
  desks.set(browser, desk)
  return desk
}

/** Programs for pages are text, because the tests are not compiled for browsers. */
function calledOn<T>(page: Page, program: string, given: readonly unknown[]): Promise<T> {
  return page.evaluate<T>(`(${program})(${JSON.stringify(given)})`)
}

/** Replaces times, identifiers, keys, addresses and people by constant ones. */
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

const DRAWN = `async (source, width, height) => {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = new OffscreenCanvas(width ?? image.width, height ?? image.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}`

const ENCODED = `async ([source, quality]) => {
  const { canvas } = await (${DRAWN})(source)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsDataURL(blob)
  })
}`

/** The share of different pixels, at a quarter of the width and height. */
const DIFFERENCE = `async ([one, other, differs]) => {
  const [a, b] = await Promise.all([one, other].map(async (source) => {
    const { context } = await (${DRAWN})(source, 320, 200)
    return context.getImageData(0, 0, 320, 200).data
  }))
  let count = 0
  for (let dot = 0; dot < a.length; dot += 4) {
    const off = Math.max(...[0, 1, 2].map((colour) => Math.abs(a[dot + colour] - b[dot + colour])))
    if (off > differs) count += 1
  }
  return count / (a.length / 4)
}`
