import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { settings } from '../../settings/src/settings.ts'
import { inRoot } from '../stack/paths.ts'
import { jobs } from './jobs.ts'
import { services } from './services.ts'

interface Service {
  image: string
  command?: string[]
  restart: string
  healthcheck?: object
  mem_limit?: string
  volumes?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  read_only?: boolean
}

const text = readFileSync(inRoot('docker-compose.yml'), 'utf8')
const file = parse(text, { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const all = Object.entries(file.services)
const ours = all.filter(([, { image }]) => image.startsWith('nas-shop:'))
const isJob = ({ command = [] }: Service) => (command[0] ?? '') in jobs

it.each(ours)(
  '%s runs a job or a service of the image, on a root that cannot be written',
  (_name, service) => {
    expect(Object.keys({ ...jobs, ...services })).toContain(service.command?.[0])
    expect(service.read_only).toBe(true)
  },
)

it.each(all)(
  '%s comes back or ends, and is waited for only by what it can tell',
  (_name, service) => {
    expect(service.restart).toBe(isJob(service) ? 'on-failure:3' : 'unless-stopped')
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const needed = file.services[other]
      if (needed === undefined) throw new Error(`there is no ${other}`)
      expect(condition).toBe(isJob(needed) ? 'service_completed_successfully' : 'service_healthy')
      if (!isJob(needed)) expect(needed.healthcheck).toBeDefined()
    }
  },
)

it.each(all)('%s has its share of memory', (_name, { mem_limit }) => {
  expect(mem_limit).toMatch(/^\d+[mg]$/)
})

/** Their health is the age of the last backup, and in the image of Mailpit. */
const withoutProbe = ['backup', 'mail']

it.each(all.filter(([name, service]) => !isJob(service) && !withoutProbe.includes(name)))(
  '%s tells the engine how it is',
  (_name, { healthcheck }) => {
    expect(healthcheck).toHaveProperty('test')
  },
)

it('knows its volumes, its settings and its images by a version', () => {
  const mounted = all.flatMap(([, { volumes = [] }]) =>
    volumes.map((one) => one.split(':')[0] ?? ''),
  )
  const named = new Set(mounted.filter((source) => !source.startsWith('.')))
  expect([...named].sort()).toEqual(Object.keys(file.volumes).sort())
  const given = Object.keys(file.services.settings?.environment ?? {})
  expect(given.filter((name) => !(name in settings))).toEqual([])
  for (const [, { image }] of all) expect(image).toMatch(/:[\w${}.:-]+$/)
})
