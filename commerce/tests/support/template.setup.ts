import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Client } from '@medusajs/framework/pg'
import { runtimeGrants } from '@nas/settings/runtime-role'
import { createDatabase, runtimeUser, testDatabaseUrl } from './database'
import { testEnvironment } from './environment'

/** Migrates the database that each worker copies. */
export default async function setup(): Promise<void> {
  const url = testDatabaseUrl('_template')
  await createDatabase(url)
  const medusa = spawn(process.execPath, ['node_modules/@medusajs/cli/cli.js', 'db:migrate'], {
    env: await testEnvironment(url),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  medusa.stdout.on('data', (text) => {
    output += text
  })
  medusa.stderr.on('data', (text) => {
    output += text
  })
  const [code] = await once(medusa, 'exit')
  if (code !== 0) throw new Error(`The test database was not migrated:\n${output}`)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(runtimeGrants('commerce', runtimeUser().username))
  await client.end()
  process.env.COMMERCE_TEMPLATE_URL = url
}
