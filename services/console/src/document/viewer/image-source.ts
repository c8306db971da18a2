import { client } from '../../api/client.ts'
import { type PageSource, sharpness } from './page-source.ts'

/** Opens a picture as a file of one page, with the orientation of its EXIF data. */
export async function openImage(file: { package_id: string; file_id: string }): Promise<PageSource> {
  const bitmap = await createImageBitmap(await client.downloadFile(file), { imageOrientation: 'from-image' })
  return {
    pages: 1,
    sizeOf: async () => ({ width: bitmap.width, height: bitmap.height }),
    async render(_page, { canvas, width, turn, signal }) {
      if (signal.aborted) return
      const isAcross = turn % 2 === 1
      const [across, down] = isAcross ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height]
      const height = (width * down) / across
      const sharp = sharpness(width, height)
      canvas.width = Math.round(width * sharp)
      canvas.height = Math.round(height * sharp)
      const context = canvas.getContext('2d')
      if (!context) return
      const scale = canvas.width / across
      context.translate(canvas.width / 2, canvas.height / 2)
      context.rotate((turn * Math.PI) / 2)
      context.scale(scale, scale)
      context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
    },
    close: () => bitmap.close(),
  }
}
