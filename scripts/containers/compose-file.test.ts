import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { settings } from '../../settings/src/settings.ts'
import { beginsWithOrders } from '../stack/demo-orders.ts'
import { inRoot } from '../stack/paths.ts'
import { jobs } from './jobs.ts'
import { services } from './services.ts'

interface Service {
  image: string
  command?: string[]
  restart?: string
  build?: unknown
  profiles?: string[]
  healthcheck?: object
  mem_limit?: string
  extends?: object
  volumes?: string[]
  environment?: Record<string, string>
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  networks?: string[] | Record<string, unknown>
  cap_add?: string[]
  network_mode?: 'none' | 'host'
}

const text = readFileSync(inRoot('docker-compose.yml'), 'utf8')
const file = parse(text, { merge: true, maxAliasCount: -1 }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const all = Object.entries(file.services)
const byName = all.toSorted(([one], [other]) => (one < other ? -1 : 1))
const ours = all.filter(([, { image }]) => image.startsWith('nas-shop:'))
function found(name: string): Service {
  const service = file.services[name]
  if (service === undefined) throw new Error(`there is no ${name}`)
  return service
}

const isJob = ({ command = [] }: Service) => (command[0] ?? '') in jobs

/** `former`, by ops/former.sh. */
const isStartedByHand = (service: Service) => !isJob(service) && service.profiles?.join() === 'jobs'

it.each(ours)('%s runs a job or a service of the image', (_name, service) => {
  expect(Object.keys({ ...jobs, ...services })).toContain(service.command?.[0])
})

it.each(all.filter(([name]) => !['edge', 'edge-b'].includes(name)))(
  '%s has a read-only root and no capabilities, and gains no privileges',
  (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    // The ports 80 and 443 of the machine.
    const isBalancer = name.startsWith('balancer')
    expect(service.cap_add).toEqual(isBalancer ? ['NET_BIND_SERVICE'] : undefined)
  },
)

function networksOf({ networks = ['default'], network_mode }: Service): string[] {
  if (network_mode !== undefined) return []
  return Array.isArray(networks) ? networks : Object.keys(networks)
}

const isWatched = ({ profiles }: Service) => profiles?.includes('monitoring') === true
const exporters = byName.filter(([, service]) => isWatched(service)).map(([name]) => name)

it.each([
  [
    'postgres',
    [
      'backup',
      'commerce-a',
      'commerce-b',
      'content-a',
      'content-b',
      'former',
      'migrate',
      'postgres-exporter',
      'seed',
      'worker',
    ],
  ],
  [
    'valkey',
    [
      'commerce-a',
      'commerce-b',
      'migrate',
      'seed',
      'shop-a',
      'shop-b',
      'valkey-exporter',
      'worker',
    ],
  ],
  ['s3', ['blackbox', 'content-a', 'content-b', 'migrate', 'seed', 'shop-a', 'shop-b']],
  ['mail', ['commerce-a', 'commerce-b', 'worker']],
  ['backup', ['former', 'postgres']],
  ['edge', ['blackbox', 'content-a', 'content-b', 'edge-b', 'shop-a', 'shop-b', 'vnpay']],
  ['disk-exporter', exporters.filter((name) => name !== 'disk-exporter')],
  ['settings', []],
])('%s is in a network only with those who need it', (name, users) => {
  const own = networksOf(found(name))
  const near = byName.filter(([, service]) => networksOf(service).some((one) => own.includes(one)))
  expect(near.map(([other]) => other).filter((other) => other !== name)).toEqual(users)
})

it.each(all)('%s restarts, or is a job, and depends on no other', (_name, service) => {
  if (isJob(service)) expect(service.profiles).toEqual(['jobs'])
  else expect(service.restart).toBe(isStartedByHand(service) ? 'no' : 'unless-stopped')
  // Compose would replace it together with the other one: ops/update.sh has the order.
  expect(service).not.toHaveProperty('depends_on')
})

it('builds its image once', () => {
  expect(ours.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['settings'])
})

it.each(all)('%s has a limit of memory, and logs where the setting LOGS says', (_name, service) => {
  expect(service.mem_limit).toMatch(/^\d+[mg]$/)
  expect(service.extends).toEqual({ file: `ops/logs/\${LOGS:-files}.yml`, service: 'logged' })
})

/** Health of `backup` is the age of the last backup; Mailpit has its own probe; Prometheus asks the exporters. */
const withoutProbe = [
  'backup',
  'former',
  'mail',
  ...exporters.filter((name) => name !== 'prometheus'),
]

it.each(all.filter(([name, service]) => !isJob(service) && !withoutProbe.includes(name)))(
  '%s tells the engine how it is',
  (_name, { healthcheck }) => {
    expect(healthcheck).toHaveProperty('test')
  },
)

it('declares its volumes and settings, and images with a version', () => {
  const mounted = all.flatMap(([, { volumes = [] }]) =>
    volumes.map((one) => one.split(':')[0] ?? ''),
  )
  const named = new Set(mounted.filter((source) => !source.startsWith('.')))
  expect([...named].sort()).toEqual(Object.keys(file.volumes).sort())
  const given = Object.keys(file.services.settings?.environment ?? {})
  expect(given.filter((name) => !(name in settings))).toEqual([])
  for (const [, { image }] of all) expect(image).toMatch(/:[\w${}.:-]+$/)
})

it('makes no demo orders, also where a demo of the content is wanted', () => {
  const { environment = {} } = file.services.settings ?? {}
  const [DEMO = '', DEMO_ORDERS = ''] = [environment.DEMO, environment.DEMO_ORDERS]
  expect(DEMO).toBe(`\${DEMO:-off}`)
  for (const PUBLIC_URL of ['http://localhost:8080', 'https://shop.example']) {
    expect(beginsWithOrders({ DEMO: 'on', DEMO_ORDERS, PUBLIC_URL })).toBe(false)
  }
  const made = { DEMO: 'on', DEMO_ORDERS: '90' }
  expect(beginsWithOrders({ ...made, PUBLIC_URL: 'http://localhost:4321' })).toBe(true)
  expect(beginsWithOrders({ ...made, PUBLIC_URL: 'https://shop.example' })).toBe(false)
  expect(beginsWithOrders({ ...made, DEMO: 'off', PUBLIC_URL: 'http://localhost:4321' })).toBe(
    false,
  )
})
