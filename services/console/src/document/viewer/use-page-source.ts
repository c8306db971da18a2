import { useCallback, useEffect, useState } from 'react'
import type { FileRecord } from '../../api/types.ts'
import type { PageSource } from './page-source.ts'

export interface PasswordQuestion {
  isWrong: boolean
  answer: (password: string) => void
}

export interface OpenedFile {
  source: PageSource | null
  error: unknown
  /** The request for the file's password, while there is one. */
  question: PasswordQuestion | null
}

const OPENING: OpenedFile = { source: null, error: null, question: null }

/** Opens the original of a file; pdf.js is loaded only for PDFs. */
export function usePageSource({ id, loan_package_id, file_content_type }: FileRecord): OpenedFile {
  const [opened, setOpened] = useState<OpenedFile>(OPENING)
  const ask = useCallback(
    (isWrong: boolean) =>
      new Promise<string>((resolve) => {
        const answer = (password: string) => {
          setOpened(OPENING)
          resolve(password)
        }
        setOpened({ ...OPENING, question: { isWrong, answer } })
      }),
    [],
  )
  useEffect(() => {
    let isWanted = true
    let source: PageSource | null = null
    const open = async (): Promise<void> => {
      const made =
        file_content_type === 'application/pdf'
          ? await import('./pdf-source.ts').then(({ openPdf }) =>
              openPdf(`${location.origin}/api/v1/packages/${loan_package_id}/files/${id}/content`, ask),
            )
          : await import('./image-source.ts').then(({ openImage }) =>
              openImage({ package_id: loan_package_id, file_id: id }),
            )
      source = made
      if (isWanted) setOpened({ source: made, error: null, question: null })
      else made.close()
    }
    setOpened(OPENING)
    open().catch((error: unknown) => isWanted && setOpened({ ...OPENING, error }))
    return () => {
      isWanted = false
      source?.close()
    }
  }, [id, loan_package_id, file_content_type, ask])
  return opened
}
