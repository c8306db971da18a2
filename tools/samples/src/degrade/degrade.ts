import { PDFDocument } from 'pdf-lib'
import { Random } from '../random.ts'
import type { Sample } from '../sample.ts'
import { addNoise, addShadow, tilt } from './camera.ts'
import { imageOf, pictureOf, type Picture } from './picture.ts'
import { renderPages } from './render.ts'

export interface Degradation {
  /** `pdf` keeps every page, as an image without a text layer; the pictures show only the first page. */
  format: 'png' | 'jpeg' | 'pdf'
  dpi?: number
  /** Skew of the paper in degrees, clockwise. */
  turn?: number
  /** Radius of the blur in pixels; 0 is sharp. */
  blur?: number
  /** How many greys pixels are off, at most. */
  noise?: number
  /** 1 to 100, of JPEG images. */
  quality?: number
  /** How much darker the darkest corner is, 0 to 1. */
  shadow?: number
  /** How far corners move in, as a fraction of the page. */
  perspective?: number
  seed?: number
}

/** Typical results of an office scanner, a poor one and a phone. */
export const PRESETS = {
  clean_scan: { format: 'pdf', dpi: 300, turn: 0.2, noise: 6, quality: 90 },
  office_scan: { format: 'pdf', dpi: 200, turn: 0.7, blur: 0.4, noise: 14, quality: 80 },
  poor_scan: { format: 'pdf', dpi: 150, turn: -1.4, blur: 0.6, noise: 26, quality: 55 },
  screenshot: { format: 'png', dpi: 110 },
  photo: { format: 'jpeg', dpi: 220, turn: 1.2, blur: 0.7, noise: 18, quality: 75, shadow: 0.35, perspective: 0.03 },
} as const satisfies Record<string, Degradation>
export type Preset = keyof typeof PRESETS

/** The sample as a scan or a photo of its print. Its truth is kept, except for pages that are dropped. */
export async function degrade(sample: Sample, options: Degradation): Promise<Sample> {
  const { dpi = 200, format } = options
  const random = new Random(`degrade ${options.seed ?? 0}`)
  const pages = await renderPages(sample.bytes, dpi)
  const kept = format === 'pdf' ? pages : pages.slice(0, 1)
  const pictures: Picture[] = []
  for (const page of kept) pictures.push(await photograph(await pictureOf(page), options, random))
  const name = sample.name.replace(/\.pdf$/, format === 'jpeg' ? '.jpg' : `.${format}`)
  const truth = {
    ...sample.truth,
    file: name,
    documents: sample.truth.documents.filter(({ pages: [first] }) => first <= kept.length),
  }
  switch (format) {
    case 'png':
      return {
        name,
        truth,
        contentType: 'image/png',
        bytes: await encoded(imageOf(pictures[0]!).withMetadata({ density: dpi }).png()),
      }
    case 'jpeg':
      return { name, truth, contentType: 'image/jpeg', bytes: await jpeg(pictures[0]!, options) }
    case 'pdf':
      return { name, truth, contentType: 'application/pdf', bytes: await imagePdf(pictures, options) }
  }
}

async function photograph(page: Picture, options: Degradation, random: Random): Promise<Picture> {
  const { turn = 0, blur = 0, noise = 0, shadow = 0, perspective = 0 } = options
  let picture = page
  if (turn !== 0) picture = await pictureOf(imageOf(picture).rotate(turn, { background: 'white' }))
  if (perspective > 0) picture = tilt(picture, perspective, random)
  if (blur >= 0.3) picture = await pictureOf(imageOf(picture).blur(blur))
  if (shadow > 0) picture = addShadow(picture, shadow, random)
  return noise > 0 ? addNoise(picture, noise, random) : picture
}

async function imagePdf(pictures: readonly Picture[], options: Degradation): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  for (const picture of pictures) {
    const image = await pdf.embedJpg(await jpeg(picture, options))
    const points = 72 / (options.dpi ?? 200)
    const [width, height] = [picture.width * points, picture.height * points]
    pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height })
  }
  return pdf.save()
}

async function jpeg(picture: Picture, { quality = 85, dpi = 200 }: Degradation): Promise<Uint8Array> {
  return encoded(imageOf(picture).withMetadata({ density: dpi }).jpeg({ quality }))
}

async function encoded(image: { toBuffer(): Promise<Uint8Array> }): Promise<Uint8Array> {
  return new Uint8Array(await image.toBuffer())
}
