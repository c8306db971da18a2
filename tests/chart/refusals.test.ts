import { hasHelm, render, valuesOf } from './helm.ts'

const withHelm = hasHelm ? describe : describe.skip

/** Values that must be a mistake, with a message that says what to do instead. */
const WRONG: [string, string, RegExp][] = [
  [
    'no secret',
    'existingSecret=""',
    /existingSecret is empty: name the Secret that has DATABASE_URL, or say by secretKeys/,
  ],
  [
    'a secret among the settings',
    'settings.ENCRYPTION_KEY="x"',
    /settings.ENCRYPTION_KEY is a secret.*: put it into the Secret/,
  ],
  ['no storage', 'settings.S3_ENDPOINT=""', /settings.S3_ENDPOINT is empty: give the address of the storage/],
  [
    'a public address with a path',
    'api.settings.PUBLIC_URL="https://income.example.com/app"',
    /PUBLIC_URL is .*: give the address .* without a path/,
  ],
  ['a version that changes', 'image.tag="latest"', /image.tag is "latest": name a version/],
  [
    'more workers at least than at most',
    'worker.autoscaling={"enabled":true,"prometheus":"http://p:9090","minReplicas":9}',
    /worker.autoscaling.minReplicas \(9\) is above maxReplicas \(8\): raise maxReplicas/,
  ],
  [
    'workers scaled by an age that nobody knows',
    'worker.autoscaling.enabled=true',
    /give worker.autoscaling.prometheus, such as/,
  ],
  [
    'no time to give files back',
    'worker.gracePeriodSeconds=5',
    /worker.gracePeriodSeconds is 5: a worker needs up to 30 seconds/,
  ],
  [
    'no room for a file',
    'worker.workSpace="1Gi"',
    /worker.workSpace is 1Gi, but files of 1024 MiB are accepted: give it 2048Mi/,
  ],
  [
    'no memory for the readers',
    'worker.resources.limits={"memory":"2Gi"}',
    /limits.memory is 2Gi, but .* come to 3648Mi: leave the limit out/,
  ],
  [
    'a store that may be anywhere',
    'networkPolicy.stores.queue.to=[]',
    /networkPolicy.stores.queue.to is empty.*: say where it is/,
  ],
  [
    'a certificate for http',
    'ingress={"enabled":true,"tlsSecret":"t"}',
    /PUBLIC_URL is http:.*let it begin with https/,
  ],
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
