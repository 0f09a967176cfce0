import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runtimeGrants } from '@nas/settings/runtime-role'
import { Client } from 'pg'

const run = promisify(execFile)
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

async function grant(databaseUrl: string, role: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(runtimeGrants('content', role))
  await client.end()
}

/**
 * Migrates the test database with the operators' command and sets the tests' environment, in which
 * Payload owns nothing.
 */
export default async function prepareDatabase(): Promise<() => Promise<void>> {
  const { CONTENT_TEST_DATABASE_URL: url, CONTENT_TEST_RUNTIME_URL: runtimeUrl } = process.env
  if (!url || !runtimeUrl) {
    throw new Error(
      'CONTENT_TEST_DATABASE_URL and CONTENT_TEST_RUNTIME_URL are the addresses of an empty PostgreSQL database for its superuser and for a user who owns nothing',
    )
  }
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'content-media-'))
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: url,
    CONTENT_URL: 'http://localhost:3001',
    PUBLIC_URL: 'http://localhost:4321',
    MEDIA_DIR: mediaDir,
    MAIL_DIR: path.join(mediaDir, 'mail'),
    MAIL_FROM: 'NAS <no-reply@nas.test>',
    SECURITY_LOG: path.join(mediaDir, 'log', 'security.log'),
    SECOND_FACTOR: 'off',
    PAYLOAD_SECRET: 'only-for-the-tests-0123456789',
  })
  await run('node', [path.join(root, 'node_modules/payload/bin.js'), 'migrate'], { cwd: root })
  await grant(url, new URL(runtimeUrl).username)
  process.env.CONTENT_DATABASE_URL = runtimeUrl
  return () => rm(mediaDir, { recursive: true, force: true })
}
