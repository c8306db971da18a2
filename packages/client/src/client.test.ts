import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createClient, type ClientOptions, type IncomeClient } from './client.ts'
import { ApiError } from './errors/api-error.ts'
import { PackageBusyError, ServiceUnavailableError } from './errors/by-code.ts'
import { ConnectionError, UploadRefusedError } from './errors/failures.ts'
import { putByStream } from './uploads/put-by-stream.ts'
import { uploadFile } from './uploads/upload.ts'

/** A service whose answers each test defines, for cases that are rare in the real one. */

interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: Buffer
}
type Answer = (response: ServerResponse, received: Received) => void

const received: Received[] = []
let answers: Answer[]
let address: string
const server = createServer((request, response) => {
  void buffer(request).then(
    (body) => {
      const { method = '', url = '', headers } = request
      const seen = { method, url, headers, body }
      received.push(seen)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      answer?.(response, seen)
    },
    () => {},
  )
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => received.splice(0))

function client(options: Partial<ClientOptions> = {}): IncomeClient {
  return createClient({ baseUrl: address, apiKey: 'idp_a_b', ...options })
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const refused = (status: number, code: string, headers: Record<string, string> = {}): Answer =>
  json(status, { error: { code, message: 'No', request_id: 'r-1', docs: '/docs' } }, headers)
const cut: Answer = (response) => response.destroy()
const PACKAGE = { id: 'p' }

test.each(['', '/', '/api', '/api/v1', '/api/v1/'])('the address of the service may end in "%s"', async (end) => {
  answers = [json(200, PACKAGE)]
  await client({ baseUrl: `${address}${end}` }).getPackage({ package_id: 'p' })
  expect(received.map(({ url }) => url)).toEqual(['/api/v1/packages/p'])
})

test('what is no address is refused at once', () => {
  expect(() => client({ baseUrl: 'income.example' })).toThrow('must be an address such as')
  expect(() => client({ baseUrl: '' })).not.toThrow()
})

describe('a request is retried', () => {
  test('after the time in Retry-After, with the same Idempotency-Key and body', async () => {
    answers = [refused(429, 'package_busy', { 'retry-after': '1' }), cut, json(201, PACKAGE)]
    const began = performance.now()
    expect(await client().createPackage({ title: 'A' })).toEqual(PACKAGE)
    expect(performance.now() - began).toBeGreaterThan(1_000)
    const [key, ...others] = new Set(received.map(({ headers }) => headers['idempotency-key']))
    expect([key, others]).toEqual([expect.any(String), []])
    expect(received.map(({ body }) => String(body))).toEqual(Array(3).fill('{"title":"A"}'))
  })

  test("under the caller's key, if given", async () => {
    answers = [json(201, PACKAGE)]
    await client().createPackage({ title: 'A' }, { idempotencyKey: 'mine' })
    await client().createPackage({ title: 'A' })
    expect(received[0]!.headers['idempotency-key']).toBe('mine')
    expect(received[1]!.headers['idempotency-key']).not.toBe('mine')
  })

  test('with headers requested again', async () => {
    answers = [refused(503, 'service_unavailable'), json(200, PACKAGE)]
    let n = 0
    await client({ headers: () => ({ 'x-csrf-token': `t${++n}` }) }).getPackage({ package_id: 'p' })
    expect(received.map(({ headers }) => headers['x-csrf-token'])).toEqual(['t1', 't2'])
  })
})

describe('a request is not retried', () => {
  test.each<[string, Answer, (c: IncomeClient) => PromiseLike<unknown>]>([
    ['refused permanently', refused(404, 'not_found'), (c) => c.getPackage({ package_id: 'p' })],
    ['asked to wait for long', refused(429, 'rate_limit_exceeded', { 'retry-after': '900' }), (c) => c.listPackages()],
    ['that may have changed something already', cut, (c) => c.changeSettings({ retention_days: 3 })],
    [
      'that its own effect would refuse',
      cut,
      (c) => c.undoOverride({ package_id: 'p', model_id: 'm', entry_id: 'e' }, { ifMatch: 3 }),
    ],
  ])('%s', async (_, answer, call) => {
    answers = [answer]
    await expect(call(client())).rejects.toBeInstanceOf(Error)
    expect(received).toHaveLength(1)
  })

  test('after the caller has aborted', async () => {
    answers = [refused(503, 'service_unavailable', { 'retry-after': '10' })]
    const signal = AbortSignal.timeout(100)
    await expect(client().getPackage({ package_id: 'p' }, { signal })).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(received).toHaveLength(1)
  })
})

describe('a permanent refusal is reported unchanged', () => {
  test('by class, code and request', async () => {
    answers = [refused(429, 'package_busy', { 'retry-after': '3' })]
    const error = await client({ retries: 0 })
      .listPackages()
      .then(null, (failure: unknown) => failure)
    expect(error).toBeInstanceOf(PackageBusyError)
    expect(error).toMatchObject({ requestId: 'r-1', retryAfter: 3, status: 429 })
  })

  test('a code from a newer service, and an answer from a proxy', async () => {
    answers = [refused(409, 'something_new')]
    await expect(client().getSettings()).rejects.toMatchObject({ name: 'ApiError', code: 'something_new' })
    answers = [(response) => response.writeHead(413).end('<h1>Too large</h1>')]
    await expect(client().getSettings()).rejects.toMatchObject({ code: 'http_413', status: 413, requestId: null })
  })

  test('a service that is away', async () => {
    const away = createClient({ baseUrl: 'http://127.0.0.1:9', apiKey: 'k', retries: 0 })
    await expect(away.getSettings()).rejects.toBeInstanceOf(ConnectionError)
    answers = [refused(503, 'service_unavailable')]
    await expect(client({ retries: 0 }).getSettings()).rejects.toBeInstanceOf(ServiceUnavailableError)
  })
})

test('input is divided into the path, the query and the body', async () => {
  answers = [json(200, {})]
  await client().correctField(
    { package_id: 'a/b', document_id: 'd', name: 'net_pay', value: '1.00', reason: 'x' },
    { ifMatch: 2 },
  )
  await client().listEntries({ package_id: 'p', model_id: 'm', page_size: 5 })
  expect(received.map(({ method, url, body }) => [method, url, String(body)])).toEqual([
    ['PATCH', '/api/v1/packages/a%2Fb/documents/d/fields/net_pay', '{"value":"1.00","reason":"x"}'],
    ['GET', '/api/v1/packages/p/entries?model_id=m&page_size=5', ''],
  ])
  expect(received[0]!.headers['if-match']).toBe('"2"')
})

describe('an upload', () => {
  test('to a storage that accepts it and never answers is given up', async () => {
    answers = [() => {}]
    const put = putByStream(fetch, 100)
    const failed = put(`${address}/bucket/a`, new Blob(['x']), {})
    await expect(failed).rejects.toThrow('The storage does not answer')
  })

  test('to a silent storage is tried once more, not for minutes', async () => {
    answers = storage(() => {})
    const problems: string[] = []
    const onRetry = ({ message }: Error) => problems.push(message)
    const failed = uploadFile(client(), putByStream(fetch, 100), { package_id: 'p', file }, { onRetry }, 4)
    await expect(failed).rejects.toThrow('The storage does not answer')
    expect(problems).toEqual(['The storage does not answer'])
    expect(received.filter(({ method }) => method === 'PUT')).toHaveLength(2)
  })

  const file = new File([Buffer.alloc(300_000, 7)], 'stub.pdf', { type: 'application/pdf' })

  /** Grants and registers; the test defines the storage's answers. */
  function storage(...stored: Answer[]): Answer[] {
    return [
      (response, seen) => {
        if (seen.method === 'PUT') (stored.length > 1 ? stored.shift()! : stored[0]!)(response, seen)
        else if (seen.url.endsWith('/files') && seen.body.includes('"uri"')) json(201, { id: 'f' })(response, seen)
        else json(201, { uri: 's3://a', upload_url: `${address}/bucket/a?signature` })(response, seen)
      },
    ]
  }
  const accepted: Answer = (response) => response.end()

  test('is retried at a newly signed address, as the same upload, and registered once', async () => {
    answers = storage((response) => response.writeHead(403).end(), accepted)
    expect(await client().uploadFile({ package_id: 'p', file })).toEqual({ id: 'f' })
    const posts = received.filter(({ method }) => method === 'POST')
    expect(posts.map(({ url }) => url)).toEqual(['/api/v1/files', '/api/v1/files', '/api/v1/packages/p/files'])
    expect(posts[0]!.headers['idempotency-key']).toBe(posts[1]!.headers['idempotency-key'])
    const [, put] = received.filter(({ method }) => method === 'PUT')
    expect([put!.body.length, put!.headers['content-length']]).toEqual([file.size, String(file.size)])
    expect(put!.headers['x-api-key']).toBeUndefined()
  })

  test('is not registered if the storage refuses it', async () => {
    answers = storage((response) => response.writeHead(400).end())
    await expect(client().uploadFile({ package_id: 'p', file })).rejects.toBeInstanceOf(UploadRefusedError)
    expect(received.some(({ body }) => body.includes('"uri"'))).toBe(false)
  })

  test('ends with the signal', async () => {
    const stopping = new AbortController()
    answers = storage(() => stopping.abort(new Error('enough')))
    const upload = client().uploadFile({ package_id: 'p', file }, { signal: stopping.signal })
    await expect(upload).rejects.toThrow('enough')
    expect(received.some(({ body }) => body.includes('"uri"'))).toBe(false)
  })

  test('needs a name', async () => {
    answers = storage(accepted)
    await expect(client().uploadFile({ package_id: 'p', file: new Blob(['x']) })).rejects.toBeInstanceOf(TypeError)
    await expect(
      client().uploadFile({ package_id: 'p', file: new Blob(['x']), file_name: 'a.pdf' }),
    ).resolves.toBeDefined()
  })
})

test('every refusal is an ApiError, whatever its class', () => {
  expect(PackageBusyError.prototype).toBeInstanceOf(ApiError)
})
