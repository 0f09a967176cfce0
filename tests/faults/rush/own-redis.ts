import { Redis } from 'ioredis'
import { inRoot } from '../../../scripts/stack/paths.ts'
import { freePort } from '../../../scripts/stack/ports.ts'
import { findRedis } from '../../../scripts/testing/system-programs.ts'
import { given } from '../../support/env.ts'
import { OwnProcess } from './own-process.ts'

/** Of the stack's PostgreSQL, and of Redis. */
export const certificate = () => inRoot(given('STACK_VAR_DIR'), 'certificates/postgres.pem')

export const newRedisUrl = async () => `rediss://localhost:${await freePort()}`

/** Starts a Redis that accepts only TLS. */
export async function startRedis(url: string): Promise<OwnProcess> {
  const files = ['--tls-cert-file', certificate(), '--tls-ca-cert-file', certificate()]
  files.push('--tls-key-file', certificate().replace('.pem', '.key'))
  const tls = ['--port', '0', '--tls-port', new URL(url).port, '--tls-auth-clients', 'no']
  const args = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const redis = new OwnProcess([await findRedis(), ...tls, ...files, ...args])
  const client = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    tls: { rejectUnauthorized: false },
  })
  client.on('error', () => {})
  await redis.until(async () => (await client.ping()) === 'PONG', 10_000)
  client.disconnect()
  return redis
}
