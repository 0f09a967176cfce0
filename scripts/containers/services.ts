import { writeFileSync } from 'node:fs'
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

/** Replaces this process with the service, which then gets signals and only its environment. */
export async function runService(name: string): Promise<void> {
  const service = services[name]
  if (service === undefined) {
    throw new Error(`Unknown service ${name}; there are ${Object.keys(services).join(', ')}.`)
  }
  const { file, args = [], cwd }: Program = programs[service.program]
  const { PATH = '', HOME = '/tmp' } = process.env
  const env = await service.env()
  process.chdir(inRoot(cwd))
  writeFileSync(pidFileIn('/tmp'), String(process.pid))
  process.execve?.(process.execPath, [process.execPath, inRoot(file), ...args], {
    PATH,
    HOME,
    NODE_ENV: 'production',
    ...env,
  })
}
