import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Client } from '@medusajs/framework/pg'
import { testDatabaseUrl, testEnvironment } from './environment'

async function emptyDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  const admin = new URL(url)
  admin.pathname = '/postgres'
  const client = new Client({ connectionString: admin.href })
  await client.connect()
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.query(`create database "${name}"`)
  await client.end()
}

async function migrate(environment: NodeJS.ProcessEnv): Promise<void> {
  const medusa = spawn(process.execPath, ['node_modules/@medusajs/cli/cli.js', 'db:migrate'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  medusa.stdout.on('data', (text) => {
    said += text
  })
  medusa.stderr.on('data', (text) => {
    said += text
  })
  const [code] = await once(medusa, 'exit')
  if (code !== 0) throw new Error(`The test database was not migrated:\n${said}`)
}

/** A new, migrated database for the run. */
export default async function setup(): Promise<void> {
  await emptyDatabase(testDatabaseUrl(process.env.COMMERCE_TEST_DATABASE_URL))
  await migrate(testEnvironment())
}
