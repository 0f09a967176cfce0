import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { onShutdown, runStep } from '../stack/commands.ts'
import {
  ensureOwnedDatabase,
  rolePasswords,
  runtimeRole,
  withClient,
} from '../stack/database-owners.ts'
import { inRoot } from '../stack/paths.ts'
import { freePort } from '../stack/ports.ts'
import { Stack } from '../stack/stack.ts'
import { makeCertificate } from './own-certificate.ts'
import { conclude } from './results.ts'
import { settingsUnderTest, suiteEnv } from './stack-under-test.ts'
import type { SuiteResult } from './suite-result.ts'
import { runVitest } from './suites.ts'

const folder = inRoot('var/failover')
const varDir = 'var/failover/shop'

const cluster = inRoot('tests/failover/cluster.sh')

/** Runs the shop on PostgreSQL with a replica; the drill cuts off a host. Needs root on Debian 12. */
export async function failover(words: string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { certificate } = await makeCertificate(folder, 'server', ['localhost'])
  const [port, password] = [String(await freePort()), randomBytes(16).toString('hex')]
  const address = (user: string, secret: string, database: string) =>
    `postgres://${user}:${secret}@localhost:${port}/${database}?sslmode=verify-full&sslrootcert=${certificate}`

  async function database(name: 'content' | 'commerce') {
    const passwords = rolePasswords(password, name)
    await withClient(address('postgres', password, 'postgres'), (client) =>
      ensureOwnedDatabase(client, name, passwords),
    )
    return {
      [`${name.toUpperCase()}_DATABASE_URL`]: address(runtimeRole(name), passwords.runtime, name),
      [`${name.toUpperCase()}_OWNER_DATABASE_URL`]: address(name, passwords.owner, name),
    }
  }

  let stack: Stack | undefined
  let result: SuiteResult
  const stop = async () => {
    await stack?.stop()
    // No step, which a shutdown no longer begins.
    await promisify(execFile)(cluster, ['down'])
  }
  onShutdown(stop)
  try {
    await runStep('Starting PostgreSQL twice', {
      run: [cluster, 'up', folder, port],
      cwd: inRoot(),
      env: { PASSWORD: password },
      log: inRoot('var/log/cluster.log'),
    })
    const databases = { ...(await database('content')), ...(await database('commerce')) }
    stack = new Stack({ ...(await settingsUnderTest(varDir)), ...databases })
    await stack.clear()
    await stack.prepare()
    await stack.start()
    const env = await suiteEnv(stack, '', '')
    const config = 'tests/failover/vitest.config.ts'
    result = await runVitest({ name: 'failover', config, env, words })
  } finally {
    await stop()
  }
  conclude([result])
}
