import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from '../stack/paths.ts'
import { type ComposeFile, jobOf, stackOf } from './stack-file.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stack-'))
  for (const name of ['settings/shop', 'rules'])
    await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'settings/shop/env.json'), '{"A":"1"}')
  await writeFile(join(folder, 'settings/shop/ca.pem'), '')
  await writeFile(join(folder, 'rules/shop.vcl'), 'vcl 4.1;')
  await writeFile(join(folder, 'own.pem'), 'CERTIFICATE')
})
afterEach(() => rm(folder, { recursive: true }))

const placement = { constraints: ['node.labels.front == true'] }

const file = (): ComposeFile => ({
  services: {
    'shop-a': {
      image: 'nas-shop:1',
      restart: 'unless-stopped',
      mem_limit: '1024',
      shm_size: '512',
      tmpfs: ['/tmp'],
      ports: [{ target: 4321, published: '8080', mode: 'host' }],
      networks: { edge: { aliases: ['shop'], ipv4_address: '10.89.7.11' } as object, own: null },
      volumes: [
        { type: 'volume', source: 'env-shop', target: '/srv/env/shop', read_only: true },
        { type: 'bind', source: join(folder, 'rules'), target: '/srv/rules' },
        { type: 'volume', source: 'releases', target: '/srv/releases' },
      ],
      configs: [
        { source: 'none', target: '/srv/none' },
        { source: 'ca', target: '/srv/ca.pem' },
      ],
      deploy: { mode: 'global', placement },
    },
    'shop-b': { image: 'nas-shop:1', networks: { other: null } },
    seed: { image: 'nas-shop:1', deploy: { restart_policy: { condition: 'none' }, placement } },
  },
  networks: {
    edge: { name: 'nas_edge', driver: 'overlay', driver_opts: { encrypted: 'true' } },
    own: { name: 'nas_own', driver: 'overlay', driver_opts: { encrypted: 'off' } },
    other: { name: 'nas_other' },
  },
  configs: { none: { file: '/dev/null' }, ca: { file: join(folder, 'own.pem') } },
})

const made = (...names: string[]) => stackOf(file(), join(folder, 'settings'), names)
const shop = () => made().services.shop

it('has the services with a placement, one of a pair for any number', () => {
  expect(Object.keys(made().services)).toEqual(['shop'])
  expect(Object.keys(made().volumes)).toEqual(['releases'])
})

it('renders a job only on request', () => {
  expect(Object.keys(made('seed').services)).toEqual(['seed'])
})

it('gives files of settings as secrets at the same paths, and other files as configurations', () => {
  const { secrets, configs } = made()
  expect(shop()?.secrets).toEqual([
    { source: 'env-shop-env-json', target: '/srv/env/shop/env.json', mode: 0o444 },
  ])
  expect(secrets).toEqual({
    'env-shop-env-json': {
      file: join(folder, 'settings/shop/env.json'),
      name: expect.stringMatching(/^env-shop-env-json-[0-9a-f]{12}$/),
    },
  })
  expect(shop()?.configs).toMatchObject([
    { target: '/srv/rules/shop.vcl' },
    { target: '/srv/ca.pem' },
  ])
  expect(Object.keys(configs)).toEqual(['rules-shop-vcl', 'ca'])
})

it('gives a secret another name when it has changed', async () => {
  const [former] = Object.values(made().secrets)
  await writeFile(join(folder, 'settings/shop/env.json'), '{"A":"2"}')
  const [changed] = Object.values(made().secrets)
  expect(changed?.name).not.toBe(former?.name)
})

it('says what a swarm knows in its words', () => {
  expect(shop()).not.toHaveProperty('restart')
  expect(shop()).toMatchObject({
    deploy: { endpoint_mode: 'dnsrr', resources: { limits: { memory: '1024' } } },
    networks: { edge: { aliases: ['shop'] }, own: { aliases: [] } },
    ports: [{ published: 8080 }],
    volumes: [
      { source: 'releases' },
      { type: 'tmpfs', target: '/tmp' },
      { type: 'tmpfs', target: '/dev/shm', tmpfs: { size: 512 } },
    ],
  })
  expect(shop()?.networks.edge).not.toHaveProperty('ipv4_address')
})

it('encrypts a network unless that is off', () => {
  expect(made().networks).toEqual({
    edge: { driver: 'overlay', driver_opts: { encrypted: 'true' } },
    own: { driver: 'overlay' },
  })
})

it('places services that exist, one of each pair', () => {
  const read = (name: string) =>
    parse(readFileSync(inRoot(name), 'utf8').replaceAll('!override', ''), {
      merge: true,
      maxAliasCount: -1,
    }) as { services: Record<string, object> }
  const names = Object.keys(read('docker-compose.yml').services)
  const placed = Object.keys(read('ops/stack.yml').services)
  expect(placed.filter((name) => !names.includes(name))).toEqual([])
  expect(placed.filter((name) => name.endsWith('-b'))).toEqual([])
})

it('runs a service once with another command, beside the running one', () => {
  const { services } = jobOf(file(), join(folder, 'settings'), ['shop-a', 'sh', '-c', 'echo $HOME'])
  expect(Object.keys(services)).toEqual(['job'])
  expect(services.job).toMatchObject({ image: 'nas-shop:1', command: ['sh', '-c', 'echo $$HOME'] })
  expect(services.job?.deploy).toMatchObject({ placement, restart_policy: { condition: 'none' } })
  expect(services.job?.deploy).not.toHaveProperty('mode')
})
