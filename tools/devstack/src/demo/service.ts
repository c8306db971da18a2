import type {
  Entry,
  FileRecord,
  IncomeDocument,
  IncomeModel,
  IncomeModelDetail,
  LoanPackage,
  PageOf,
  UploadGrant,
} from '@income/shared'
import type { Sample } from '@income/samples'

/** The calls a client of the service makes, over HTTP. */
export class Service {
  readonly #base: string
  readonly #key: string

  constructor({ api_url, api_key }: { api_url: string; api_key: string }) {
    this.#base = `${api_url}/api/v1`
    this.#key = api_key
  }

  createPackage(title: string): Promise<LoanPackage> {
    return this.#send('POST', '/packages', { title })
  }

  readPackage(id: string): Promise<LoanPackage> {
    return this.#send('GET', `/packages/${id}`)
  }

  /** Requests an address, sends the bytes directly to storage, and registers them in the package. */
  async upload(packageId: string, { name, bytes, contentType }: Sample): Promise<FileRecord> {
    const grant = await this.#send<UploadGrant>('POST', '/files', { file_name: name })
    const put = await fetch(grant.upload_url, {
      method: 'PUT',
      headers: { 'content-type': contentType },
      body: Buffer.from(bytes),
    })
    if (!put.ok) throw new Error(`The storage refused ${name}: ${put.status}`)
    return this.#send('POST', `/packages/${packageId}/files`, { uri: grant.uri, file_name: name })
  }

  files(packageId: string): Promise<FileRecord[]> {
    return this.#all(`/packages/${packageId}/files`)
  }

  documents(packageId: string): Promise<IncomeDocument[]> {
    return this.#all(`/packages/${packageId}/documents`)
  }

  entries(packageId: string): Promise<Entry[]> {
    return this.#all(`/packages/${packageId}/entries`)
  }

  async models(packageId: string): Promise<IncomeModelDetail[]> {
    const models = await this.#all<IncomeModel>(`/packages/${packageId}/models`)
    return Promise.all(
      models.map(({ id }) => this.#send<IncomeModelDetail>('GET', `/packages/${packageId}/models/${id}`)),
    )
  }

  /** All pages of a list. */
  async #all<T>(path: string): Promise<T[]> {
    const results: T[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await this.#send<PageOf<T>>('GET', `${path}?page=${page}&page_size=100`)
      results.push(...answer.results)
      pages = answer.pages
    }
    return results
  }

  async #send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: { 'x-api-key': this.#key, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
}
