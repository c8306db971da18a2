import { hasHelm, render, valuesOf } from './helm.ts'

const withHelm = hasHelm ? describe : describe.skip

/** Values that must be a mistake, with a message that says what to do instead. */
const WRONG: [string, string, RegExp][] = [
  [
    'no secret',
    'existingSecret=""',
    /existingSecret is empty: name the Secret that has DATABASE_URL, or set secretKeys/,
  ],
  [
    'a secret among the settings',
    'settings.ENCRYPTION_KEY="x"',
    /settings.ENCRYPTION_KEY is a secret.*: put it into the Secret/,
  ],
  ['no storage', 'settings.S3_ENDPOINT=""', /settings.S3_ENDPOINT is empty: set it to the address of the storage/],
  [
    'a public address with a path',
    'api.settings.PUBLIC_URL="https://income.example.com/app"',
    /PUBLIC_URL is .*: set it to the address .* without a path/,
  ],
  ['a version that changes', 'image.tag="latest"', /image.tag is "latest": name a version/],
  [
    'a minimum of workers above the maximum',
    'worker.autoscaling={"enabled":true,"prometheus":"http://p:9090","minReplicas":9}',
    /worker.autoscaling.minReplicas \(9\) is above maxReplicas \(8\): raise maxReplicas/,
  ],
  [
    'workers scaled without a Prometheus',
    'worker.autoscaling.enabled=true',
    /set worker.autoscaling.prometheus, such as/,
  ],
  [
    'too little time to give files back',
    'worker.gracePeriodSeconds=5',
    /worker.gracePeriodSeconds is 5: a worker needs up to 30 seconds/,
  ],
  [
    'too little space for a file',
    'worker.workSpace="1Gi"',
    /worker.workSpace is 1Gi, but files of 1024 MiB are accepted: give it 2048Mi/,
  ],
  [
    'too little memory for the readers',
    'worker.resources.limits={"memory":"2Gi"}',
    /limits.memory is 2Gi, but .* come to 3648Mi: leave the limit out/,
  ],
  [
    'a store without an address',
    'networkPolicy.stores.queue.to=[]',
    /networkPolicy.stores.queue.to is empty.*: set it to the store's address/,
  ],
  ['a certificate for http', 'ingress={"enabled":true,"tlsSecret":"t"}', /PUBLIC_URL is http:.*must begin with https/],
  [
    'a misspelt setting',
    'worker.settings.REDERS=3',
    /'\/worker\/settings': additional properties 'REDERS' not allowed/,
  ],
  ['a misspelt value', 'ingres={"enabled":true}', /additional properties 'ingres' not allowed/],
  ['a number as text', 'api.replicas="3"', /'\/api\/replicas': got string, want integer/],
]

withHelm('the chart refuses', () => {
  test.each(WRONG)('%s', (what, value, sentence) => {
    const http = what === 'a certificate for http' ? ['--set', 'api.settings.PUBLIC_URL=http://income.example.com'] : []
    const { manifests, refusal } = render([...valuesOf('stores'), ...http, '--set-json', value])
    expect(refusal).toMatch(sentence)
    expect(manifests).toEqual([])
  })
})
