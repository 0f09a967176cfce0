import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/stack/paths.ts'
import { eventually } from '../support/eventually.ts'
import { compose, healthy } from './compose.ts'

const limitMs = 120_000
const folder = inRoot('var/monitoring')

/** The configuration of `ops`, whose alerts do not wait. */
function hurry(): void {
  mkdirSync(folder, { recursive: true })
  for (const file of ['prometheus.yml', 'alerts.yml']) {
    const text = readFileSync(inRoot('ops', file), 'utf8')
      .replaceAll(/^ +for: .*\n/gm, '')
      .replaceAll('interval: 15s', 'interval: 1s')
      .replace('mtime_seconds > 3600', 'mtime_seconds > 75')
    writeFileSync(`${folder}/${file}`, text)
  }
}

async function ask<T>(path: string): Promise<T> {
  const script = `wget -qO - 'http://localhost:9090/api/v1/${path}'`
  const text = await compose(
    '--profile',
    'monitoring',
    'exec',
    '-T',
    'prometheus',
    'sh',
    '-c',
    script,
  )
  return (JSON.parse(text) as { data: T }).data
}

interface Alert {
  state: string
  labels: { alertname: string; instance?: string; job?: string }
}

/** Names of the alerts that fire, with what they are about. */
async function firing(): Promise<string[]> {
  const { alerts } = await ask<{ alerts: Alert[] }>('alerts')
  const about = ({ alertname, ...labels }: Alert['labels']) =>
    `${alertname} ${labels.instance ?? labels.job ?? ''}`.trim()
  return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => about(labels))
}

const fires = (alert: string) =>
  eventually(alert, async () => (await firing()).includes(alert), limitMs)
const isOver = (alert: string) =>
  eventually(`the end of ${alert}`, async () => !(await firing()).includes(alert), limitMs)

const exporters = [
  'blackbox',
  'postgres-exporter',
  'valkey-exporter',
  'edge-exporter',
  'edge-b-exporter',
  'disk-exporter',
]

beforeAll(async () => {
  hurry()
  await healthy('prometheus', ...exporters)
})
afterAll(async () => {
  await compose('--profile', 'monitoring', 'rm', '-fs', 'prometheus', ...exporters)
  // The engine calls those that were without a database unhealthy, until their next probe.
  await eventually('all are healthy', () => healthy().then(() => true), limitMs)
})

test('every target answers, and nothing is reported as down', async () => {
  const unwanted = async () => {
    return (await firing()).filter((name) => /Down|NotMeasured|NotReady|Stopped/.test(name))
  }
  await eventually('quiet', async () => (await unwanted()).length === 0, limitMs)
  const { activeTargets } = await ask<{
    activeTargets: { health: string; scrapeUrl: string }[]
  }>('targets?state=active')
  expect(activeTargets.filter(({ health }) => health !== 'up')).toEqual([])
})

/** Those of a round stop together, and the shop goes on in the first. */
const rounds: Record<string, string>[] = [
  {
    'shop-a': 'ProcessDown shop-a:9464',
    'content-a': 'ProcessDown content-a:9464',
    worker: 'ProcessDown worker:9464',
    edge: 'EdgeDown http://edge-a:4321/vn',
    'balancer-b': 'ProcessDown balancer:9466',
  },
  {
    'commerce-a': 'NotReady http://commerce-a:9000/ready',
    'edge-b': 'EdgeDown http://edge-b:4321/vn',
    valkey: 'ValkeyDown valkey-exporter:9121',
    postgres: 'DatabaseDown postgres-exporter:9187',
    s3: 'StorageDown s3:8333',
  },
  {
    'postgres-exporter': 'NotMeasured database',
    'valkey-exporter': 'NotMeasured valkey',
    'disk-exporter': 'NotMeasured disk',
    blackbox: 'EdgeDown http://edge-a:4321/vn',
  },
]

test('each service that stops has its alert, which ends when it is back', async () => {
  await compose('stop', 'backup')
  for (const round of rounds) {
    const services = Object.keys(round)
    await compose('--profile', 'monitoring', 'stop', '-t', '5', ...services)
    for (const [service, alert] of Object.entries(round)) {
      const { ms } = await fires(alert)
      console.log(`${service}: ${alert} ${ms} ms later`)
    }
    await compose('--profile', 'monitoring', 'start', ...services)
    for (const alert of Object.values(round)) await isOver(alert)
  }
  const backup = 'BackupStopped disk-exporter:9100'
  await fires(backup)
  await healthy('backup')
  await isOver(backup)
}, 400_000)
