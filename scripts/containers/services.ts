import { writeFileSync } from 'node:fs'
import { inRoot } from '../stack/paths.ts'
import { readEnv } from './env-files.ts'
import { pidFileIn } from './probe.ts'
import { envOfShop } from './shop-env.ts'

type Env = Record<string, string>

interface Service {
  program: string
  args?: string[]
  cwd: string
  env: () => Promise<Env>
}

/** Who reaches a service is the compose file's affair: the network it is in. */
const everywhere = '0.0.0.0'

const medusaAs = (mode: 'server' | 'worker') => ({
  program: 'commerce/node_modules/@medusajs/cli/cli.js',
  args: ['start'],
  cwd: 'commerce/.medusa/server',
  env: async () => ({
    ...(await readEnv('commerce')),
    ...{ HOST: everywhere, MEDUSA_WORKER_MODE: mode },
  }),
})

export const services: Record<string, Service> = {
  content: {
    program: 'content-cms/scripts/serve.mjs',
    cwd: 'content-cms',
    env: async () => ({ ...(await readEnv('content')), CONTENT_HOST: everywhere }),
  },
  commerce: medusaAs('server'),
  worker: medusaAs('worker'),
  shop: {
    program: 'server/main.ts',
    cwd: '.',
    env: envOfShop,
  },
  vnpay: {
    program: 'simulators/vnpay/main.ts',
    cwd: '.',
    env: () => readEnv('vnpay'),
  },
}

/** Becomes the service: it is the process that the engine signals, with what it reads and nothing else. */
export async function runService(name: string): Promise<void> {
  const service = services[name]
  if (service === undefined) {
    throw new Error(`There is no ${name}; there are ${Object.keys(services).join(', ')}.`)
  }
  const { program, args = [], cwd, env } = service
  const { PATH = '', HOME = '/tmp' } = process.env
  const read = await env()
  process.chdir(inRoot(cwd))
  writeFileSync(pidFileIn('/tmp'), String(process.pid))
  process.execve?.(process.execPath, [process.execPath, inRoot(program), ...args], {
    ...{ PATH, HOME, NODE_ENV: 'production' },
    ...read,
  })
}
