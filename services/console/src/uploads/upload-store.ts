import { randomKey } from '@income/client'
import { useSyncExternalStore } from 'react'
import { client } from '../api/client.ts'
import { isPassing, messageOf } from '../api/failure.ts'

/** `interrupted`: the connection was lost; the upload continues by itself when it is back. */
type UploadState = 'waiting' | 'sending' | 'interrupted' | 'failed' | 'registered'

export interface Upload {
  id: string
  packageId: string
  file: File
  state: UploadState
  /** The share of the bytes that has been sent, from 0 to 1. */
  progress: number
  message: string | null
}

/** Parallel uploads. */
const BREADTH = 3
const PAUSE_MS = 3_000

/** The uploads of this tab. They cannot outlive it, because only the tab has access to the files. */
export class UploadStore {
  #uploads: readonly Upload[] = []
  readonly #listeners = new Set<() => void>()
  readonly #running = new Map<string, AbortController>()
  readonly #onRegistered: (packageId: string) => void

  constructor(onRegistered: (packageId: string) => void) {
    this.#onRegistered = onRegistered
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): readonly Upload[] => this.#uploads

  add(packageId: string, files: readonly File[]): void {
    const added = files.map((file): Upload => {
      return { id: randomKey(), packageId, file, progress: 0, ...beginningOf(file) }
    })
    this.#set([...this.#uploads, ...added])
    this.#startNext()
  }

  retry(id: string): void {
    const upload = this.#uploads.find((each) => each.id === id)
    if (upload) this.#change(id, { progress: 0, ...beginningOf(upload.file) })
    this.#startNext()
  }

  /** Continues the interrupted uploads. */
  resume(): void {
    for (const { id, state } of this.#uploads) if (state === 'interrupted') this.retry(id)
  }

  /** Cancels an upload, or removes a finished one from the list. */
  remove(id: string): void {
    this.#running.get(id)?.abort()
    this.#set(this.#uploads.filter((upload) => upload.id !== id))
    this.#startNext()
  }

  clearRegistered(): void {
    this.#set(this.#uploads.filter(({ state }) => state !== 'registered'))
  }

  #startNext(): void {
    const waiting = this.#uploads.filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, BREADTH - this.#running.size)) void this.#send(upload)
  }

  async #send({ id, packageId, file }: Upload): Promise<void> {
    const controller = new AbortController()
    this.#running.set(id, controller)
    this.#change(id, { state: 'sending' })
    try {
      await client.uploadFile(
        { package_id: packageId, file },
        {
          idempotencyKey: id,
          signal: controller.signal,
          onProgress: (progress) => this.#change(id, { progress: shareOf(progress) }),
        },
      )
      this.#change(id, { state: 'registered', progress: 1 })
      this.#onRegistered(packageId)
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(id, error)
    } finally {
      this.#running.delete(id)
      this.#startNext()
    }
  }

  #fail(id: string, error: unknown): void {
    if (!isPassing(error)) return this.#change(id, { state: 'failed', message: messageOf(error) })
    this.#change(id, { state: 'interrupted', message: messageOf(error) })
    if (navigator.onLine) setTimeout(() => this.resume(), PAUSE_MS)
  }

  #change(id: string, change: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}

/** The service accepts no empty file: it is not sent. */
function beginningOf({ size }: File): Pick<Upload, 'state' | 'message'> {
  return size === 0 ? { state: 'failed', message: 'The file is empty.' } : { state: 'waiting', message: null }
}

function shareOf({ sent, total }: { sent: number; total: number }): number {
  return total > 0 ? sent / total : 0
}

export function useUploads(store: UploadStore): readonly Upload[] {
  return useSyncExternalStore(store.subscribe, store.snapshot)
}
