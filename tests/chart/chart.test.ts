import { readFile } from 'node:fs/promises'
import type { IDeployment } from 'kubernetes-models/apps/v1'
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { parse } from 'yaml'
import { schemaErrors, strictErrors } from './examine.ts'
import { CHART, hasHelm, render, runHelm, valuesOf } from './helm.ts'
import { one, podsOf, type Manifest } from './manifest.ts'

/** Tests of the Kubernetes chart that need no cluster. */

const withHelm = hasHelm ? describe : describe.skip
const SETS = ['stores', 'busy', 'openshift', 'small', 'signed-in']
const rendered = new Map<string, Manifest[]>()

/** The manifests for a set of values, rendered once. */
function manifestsOf(set: string): Manifest[] {
  const known = rendered.get(set)
  if (known) return known
  const { manifests, refusal } = render(valuesOf(set))
  expect(refusal).toBe('')
  rendered.set(set, manifests)
  return manifests
}

withHelm.each(SETS)('with the values of %s', (set) => {
  test('helm lint finds no problem', () => {
    const { status, stdout } = runHelm(['lint', '--strict', CHART, ...valuesOf(set)])
    expect([status, stdout]).toEqual([0, expect.stringContaining('0 chart(s) failed')])
  })

  test('every manifest matches the schema of its kind, without unknown fields', async () => {
    const manifests = manifestsOf(set)
    expect(manifests.length).toBeGreaterThan(8)
    const wrong = await Promise.all(manifests.map(schemaErrors))
    expect([...wrong.flat(), ...strictErrors(manifests)]).toEqual([])
  })

  test('every pod satisfies the Pod Security Standard "restricted", and has no secret in its environment', () => {
    for (const [name, pod] of podsOf(manifestsOf(set))) {
      expect([name, pod]).toMatchObject([
        name,
        {
          automountServiceAccountToken: false,
          securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
        },
      ])
      for (const { securityContext, env = [], resources } of pod.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(resources?.limits?.['memory']).toMatch(/Mi$|Gi$/)
        expect(env.filter((variable) => /(_KEY|_SECRET|^DATABASE_URL|^QUEUE_URL)$/.test(variable.name))).toEqual([])
      }
      for (const { name, emptyDir } of pod.volumes ?? [])
        expect([name, emptyDir?.medium]).toEqual([name, name === 'secrets' ? undefined : 'Memory'])
    }
  })
})

withHelm('the walk finds', () => {
  const [deployment] = hasHelm ? manifestsOf('stores').filter(({ kind }) => kind === 'Deployment') : []
  const misspelt = (from: string, to: string) =>
    JSON.parse(JSON.stringify(deployment).replace(`"${from}"`, `"${to}"`)) as Manifest

  test('a misspelt field', () => {
    expect(strictErrors([misspelt('imagePullPolicy', 'imagePullPolcy')])).toEqual([
      expect.stringMatching(/imagePullPolcy.* does not exist in type 'IContainer'/),
    ])
  })

  test('a missing field and a wrong type', async () => {
    expect(await schemaErrors(misspelt('selector', 'selektor'))).toEqual([expect.stringContaining('selector')])
    expect(await schemaErrors({ ...deployment!, spec: { ...(deployment!.spec as object), replicas: '3' } })).toEqual([
      expect.stringContaining('replicas'),
    ])
  })
})

withHelm('what is rendered', () => {
  const egressOf = (set: string, name: string) =>
    one<INetworkPolicy>(manifestsOf(set), 'NetworkPolicy', name).spec!.egress!

  test('workers that read documents reach only DNS and stores', () => {
    expect(
      egressOf('stores', 'acme-income-worker').map(({ ports, to }) => [ports!.map(({ port }) => port), to]),
    ).toEqual([
      [[53, 53], [{ namespaceSelector: {} }]],
      [[5432], [{ ipBlock: { cidr: '10.20.0.5/32' } }]],
      [[6379], [{ podSelector: { matchLabels: { app: 'redis' } } }]],
      [[443], [{ ipBlock: { cidr: '10.20.1.0/24' } }]],
    ])
  })

  test('webhooks reach the internet, and private networks only if they are explicitly allowed', () => {
    const [anywhere] = egressOf('busy', 'acme-income-webhooks').filter(({ ports }) => ports === undefined)
    const blocks = anywhere!.to!.map(({ ipBlock }) => ipBlock!)
    expect(blocks[0]).toEqual({
      cidr: '0.0.0.0/0',
      except: expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16']) as unknown,
    })
    expect(blocks.slice(2)).toEqual([{ cidr: '10.30.0.0/16' }, { cidr: '10.31.0.0/16' }])
  })

  test('an autoscaled pod has no fixed number of replicas', () => {
    const replicas = (set: string) =>
      ['api', 'worker'].map(
        (name) => one<IDeployment>(manifestsOf(set), 'Deployment', `acme-income-${name}`).spec?.replicas,
      )
    expect([replicas('stores'), replicas('busy')]).toEqual([
      [2, 1],
      [undefined, undefined],
    ])
    expect(manifestsOf('busy').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['HorizontalPodAutoscaler', 'ScaledObject']),
    )
  })

  test('the memory of a worker fits its readers, itself and the files it reads', () => {
    const memory = (set: string) => podsOf(manifestsOf(set)).get('acme-income-worker')?.containers[0]?.resources?.limits
    expect([memory('stores'), memory('busy')]).toEqual([{ memory: '3648Mi' }, { memory: '5648Mi' }])
  })

  test('large numbers are written out', () => {
    const env = podsOf(manifestsOf('busy')).get('acme-income-api')?.containers[0]?.env
    expect(env).toContainEqual({ name: 'MAX_FILE_SIZE', value: '536870912' })
  })

  test('the ingress serves what clients need, but none of the operators’ paths', () => {
    const { spec } = one<{ spec: { rules: { host: string; http: { paths: { path: string }[] } }[] } }>(
      manifestsOf('busy'),
      'Ingress',
      'acme-income-api',
    )
    expect(spec.rules.map(({ host, http }) => [host, http.paths.map(({ path }) => path)])).toEqual([
      ['income.example.com', ['/api', '/docs', '/console', '/sign-in', '/']],
    ])
  })

  test('the database is migrated before anything of a release starts', () => {
    const { metadata } = one<Manifest>(manifestsOf('stores'), 'Job', 'acme-income-migrate')
    expect(metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' })
    const command = (set: string) => podsOf(manifestsOf(set)).get('acme-income-migrate')?.containers[0]?.command?.at(-1)
    expect(command('stores')).toMatch(/ migrate && .* bucket create$/)
    expect(command('openshift')).toMatch(/ migrate$/)
  })

  test('secrets are files, from the sources named in the values', () => {
    const pod = podsOf(manifestsOf('signed-in')).get('acme-income-api')!
    const sources = pod.volumes!.find(({ name }) => name === 'secrets')!.projected!.sources!
    const places = sources.map(({ secret }) => `${secret!.items![0]!.path} = ${secret!.name}/${secret!.items![0]!.key}`)
    expect(places).toEqual(
      expect.arrayContaining([
        'DATABASE_URL = postgres-app/uri',
        'PREVIOUS_ENCRYPTION_KEY = income/PREVIOUS_ENCRYPTION_KEY',
        'OIDC_CLIENT_SECRET = oidc/client-secret',
      ]),
    )
    expect(pod.containers[0]!.env).toContainEqual({
      name: 'OIDC_CLIENT_SECRET_FILE',
      value: '/run/secrets/income/OIDC_CLIENT_SECRET',
    })
  })

  test('the rules are installed unchanged, and every alert finds its job', async () => {
    const alerts = parse(await readFile(`${CHART}/monitoring/alerts.yml`, 'utf8')) as object
    expect(one<{ spec: object }>(manifestsOf('busy'), 'PrometheusRule', 'acme-income-alerts').spec).toEqual(alerts)
    const monitors = manifestsOf('busy').filter(({ kind }) => kind === 'ServiceMonitor')
    const jobs = monitors.map(({ metadata, spec }) => {
      const { jobLabel } = spec as { jobLabel: string }
      return one<Manifest>(manifestsOf('busy'), 'Service', metadata.name).metadata.labels[jobLabel]
    })
    expect(jobs.sort()).toEqual(['income-api', 'income-webhooks', 'income-worker'])
  })
})
