import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Migrates the test database with the operators' command and sets the tests' environment. */
export default async function prepareDatabase(): Promise<() => Promise<void>> {
  const url = process.env.CONTENT_TEST_DATABASE_URL
  if (!url) {
    throw new Error(
      'CONTENT_TEST_DATABASE_URL is missing: an empty PostgreSQL database for the tests',
    )
  }
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'content-media-'))
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: url,
    CONTENT_URL: 'http://localhost:3001',
    MEDIA_DIR: mediaDir,
    SECURITY_LOG: path.join(mediaDir, 'log', 'security.log'),
    PAYLOAD_SECRET: 'only-for-the-tests-0123456789',
  })
  await run('node', [path.join(root, 'node_modules/payload/bin.js'), 'migrate'], { cwd: root })
  return () => rm(mediaDir, { recursive: true, force: true })
}
