import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot, type Program, programs } from '../stack/paths.ts'
import { pidFileIn } from './probe.ts'
import { envOfShop, readEnv } from './volumes.ts'

type Env = Record<string, string>

interface Service {
  program: keyof typeof programs
  env: () => Promise<Env>
}

/** The networks of the compose file decide who can connect. */
const allInterfaces = '0.0.0.0'

const medusaAs = (mode: 'server' | 'worker'): Service => ({
  program: 'commerce',
  env: async () => ({
    ...(await readEnv('commerce')),
    HOST: allInterfaces,
    MEDUSA_WORKER_MODE: mode,
  }),
})

export const services: Record<string, Service> = {
  content: {
    program: 'content',
    env: async () => ({ ...(await readEnv('content')), CONTENT_HOST: allInterfaces }),
  },
  commerce: medusaAs('server'),
  worker: medusaAs('worker'),
  shop: { program: 'shop', env: envOfShop },
  vnpay: { program: 'vnpay', env: () => readEnv('vnpay') },
}

function serviceOf(name: string): Service {
  const service = services[name]
  if (service === undefined) {
    throw new Error(`Unknown service ${name}; there are ${Object.keys(services).join(', ')}.`)
  }
  return service
}

async function environmentOf(name: string) {
  const { PATH = '', HOME = '/tmp', NODE_EXTRA_CA_CERTS = '' } = process.env
  const own = { PATH, HOME, NODE_EXTRA_CA_CERTS, NODE_ENV: 'production' as const }
  return { ...own, ...(await serviceOf(name).env()) }
}

/** Whether a process was started with exactly this environment. */
export function runsWith(pid: number, env: Env): boolean {
  const given = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean)
  const expected = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  return given.sort().join('\0') === expected.sort().join('\0')
}

/** Whether the service of this container runs with the settings that were written last. */
export const isCurrent = async (name: string) =>
  runsWith(Number(readFileSync(pidFileIn('/tmp'), 'utf8')), await environmentOf(name))

/** Replaces this process with the service, which then gets signals and only its environment. */
export async function runService(name: string): Promise<void> {
  const { file, args = [], cwd }: Program = programs[serviceOf(name).program]
  const env = await environmentOf(name)
  process.chdir(inRoot(cwd))
  writeFileSync(pidFileIn('/tmp'), String(process.pid))
  process.execve?.(process.execPath, [process.execPath, inRoot(file), ...args], env)
}
