import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { UploadStore } from './upload-store.ts'

const Uploads = createContext<UploadStore | null>(null)

export function UploadProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [store] = useState(
    () =>
      new UploadStore((packageId) => {
        void queries.invalidateQueries({ queryKey: ['package', packageId] })
        void queries.invalidateQueries({ queryKey: ['packages'] })
      }),
  )
  useEffect(() => {
    const resume = () => store.resume()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [store])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.snapshot().some(({ state }) => state !== 'registered' && state !== 'failed')) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [store])
  return <Uploads value={store}>{children}</Uploads>
}

export function useUploadStore(): UploadStore {
  const store = useContext(Uploads)
  if (!store) throw new Error('uploads are used outside their provider')
  return store
}
