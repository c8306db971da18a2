import { getDocument, GlobalWorkerOptions, PasswordResponses, RenderingCancelledException } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type PageSource, sharpness } from './page-source.ts'

GlobalWorkerOptions.workerSrc = workerUrl

const FILES = `${import.meta.env.BASE_URL}assets/pdfjs-${PDFJS_VERSION}`
const CHUNK_BYTES = 256 * 1024

/** Asks a person for the password of an encrypted file; `isWrong`: the one given before did not open it. */
export type AskPassword = (isWrong: boolean) => Promise<string>

/** Opens a PDF of any length: only the bytes of the pages in view are fetched. */
export async function openPdf(url: string, askPassword: AskPassword): Promise<PageSource> {
  const task = getDocument({
    url,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    cMapUrl: `${FILES}/cmaps/`,
    standardFontDataUrl: `${FILES}/standard_fonts/`,
    wasmUrl: `${FILES}/wasm/`,
    iccUrl: `${FILES}/iccs/`,
    enableXfa: false,
  })
  task.onPassword = (give: (password: string) => void, reason: number) => {
    const isWrong = reason === PasswordResponses.INCORRECT_PASSWORD
    void askPassword(isWrong).then(give)
  }
  const pdf = await task.promise
  return {
    pages: pdf.numPages,
    async sizeOf(number) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      return { width, height }
    },
    async render(number, { canvas, width, turn, signal }) {
      const page = await pdf.getPage(number)
      const rotation = (page.rotate + turn * 90) % 360
      const scale = width / page.getViewport({ scale: 1, rotation }).width
      const height = page.getViewport({ scale, rotation }).height
      const viewport = page.getViewport({ scale: scale * sharpness(width, height), rotation })
      if (signal.aborted) return
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      const rendering = page.render({ canvas, viewport })
      signal.addEventListener('abort', () => rendering.cancel(), { once: true })
      await rendering.promise.catch((error: unknown) => {
        if (!(error instanceof RenderingCancelledException)) throw error
      })
    },
    close: () => void task.destroy(),
  }
}
