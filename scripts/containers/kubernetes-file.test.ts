import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kubernetesOf } from './kubernetes-file.ts'
import type { ComposeFile } from './stack-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'kubernetes-'))
const rules = join(folder, 'rules')

beforeAll(async () => {
  for (const name of ['shop', 'rules']) await mkdir(join(folder, name))
  await writeFile(join(folder, 'shop/env.json'), '{}')
  await writeFile(join(folder, 'shop/empty'), '')
  await writeFile(join(folder, 'own.pem'), 'CERTIFICATE')
  await writeFile(join(folder, 'rules/shop.vcl'), 'vcl 4.1;')
})
afterAll(() => rm(folder, { recursive: true }))

const on = (role: string) => ({ constraints: [`node.labels.${role} == true`] })
const env = { type: 'volume', source: 'env-shop', target: '/srv/env/shop', read_only: true }

const compose = {
  services: {
    'shop-a': {
      image: 'nas-shop:1',
      command: ['front'],
      init: true,
      read_only: true,
      cap_drop: ['ALL'],
      mem_limit: '1024',
      stop_grace_period: '1m5s',
      tmpfs: ['/tmp'],
      networks: { edge: { aliases: ['shop'] } },
      ports: [{ target: 4321, published: '8080' }],
      healthcheck: {
        test: ['CMD-SHELL', 'echo "$$HOME"'],
        interval: '5s',
        timeout: '4s',
        retries: 6,
        start_period: '1m30s',
      },
      volumes: [
        env,
        { type: 'bind', source: rules, target: '/srv/rules', read_only: true },
        { type: 'volume', source: 'releases', target: '/srv/releases' },
      ],
      deploy: { mode: 'global', placement: on('front') },
    },
    'shop-b': { image: 'nas-shop:1' },
    worker: {
      image: 'nas-shop:1',
      configs: [
        { source: 'none', target: '/srv/none' },
        { source: 'ca', target: '/srv/ca.pem' },
      ],
      deploy: { placement: on('commerce'), update_config: { order: 'stop-first' } },
    },
    seed: {
      image: 'nas-shop:1',
      volumes: [env],
      deploy: { placement: on('commerce'), restart_policy: { condition: 'none' } },
    },
    postgres: { image: 'postgres', deploy: { placement: on('data') } },
  },
  networks: { edge: {} },
  configs: { none: { file: '/dev/null' }, ca: { file: join(folder, 'own.pem') } },
} as ComposeFile

const made = () => kubernetesOf(compose, folder)
const idOf = (wanted: string) => made().items.find(({ kind }) => kind === wanted)?.metadata.name
const named = (name: string) => made().items.filter(({ metadata }) => metadata.name === name)

it('has the services of fronts and commerce, and a job for each version', () => {
  expect(made().items.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    expect.stringMatching(/^Secret env-shop-[0-9a-f]{12}$/),
    expect.stringMatching(/^ConfigMap rules-[0-9a-f]{12}$/),
    expect.stringMatching(/^ConfigMap own\.pem-[0-9a-f]{12}$/),
    'DaemonSet shop',
    'Deployment worker',
    'Job seed-1',
    'Service shop',
    'Service worker',
    'NetworkPolicy network-edge',
    'NetworkPolicy public-shop',
  ])
  expect(named('worker')[0]).toMatchObject({ spec: { strategy: { type: 'Recreate' } } })
})

it('closes a container as the compose file does, and asks for its health', () => {
  expect(named('shop')[0]).toMatchObject({
    spec: {
      template: {
        metadata: { labels: { app: 'shop', 'network-edge': 'member' } },
        spec: {
          nodeSelector: { front: 'true' },
          shareProcessNamespace: true,
          terminationGracePeriodSeconds: 65,
          containers: [
            {
              args: ['front'],
              ports: [{ containerPort: 4321, hostPort: 8080 }],
              resources: { limits: { memory: '1024' } },
              securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
              startupProbe: {
                exec: { command: ['sh', '-c', 'echo "$HOME"'] },
                timeoutSeconds: 4,
                failureThreshold: 18,
              },
            },
          ],
          volumes: [
            { name: 'env-shop', secret: { secretName: idOf('Secret') } },
            { name: 'rules', configMap: { name: idOf('ConfigMap') } },
            { name: 'releases', emptyDir: {} },
            { name: 'tmp', emptyDir: { medium: 'Memory' } },
          ],
        },
      },
    },
  })
})

it('has the files that are not empty', () => {
  const files = made().items.filter(({ kind }) => ['Secret', 'ConfigMap'].includes(kind))
  expect(files).toMatchObject([
    { stringData: { 'env.json': '{}' } },
    { data: { 'shop.vcl': 'vcl 4.1;' } },
    { data: { 'own.pem': 'CERTIFICATE' } },
  ])
  expect(files[0]).not.toHaveProperty('stringData.empty')
})

it('allows calls between members of a network, and to published ports', () => {
  const members = { matchLabels: { 'network-edge': 'member' } }
  expect(named('network-edge')).toMatchObject([
    { spec: { podSelector: members, ingress: [{ from: [{ podSelector: members }] }] } },
  ])
  expect(named('public-shop')).toMatchObject([{ spec: { ingress: [{ ports: [{ port: 4321 }] }] } }])
})
