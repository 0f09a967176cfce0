import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @throws when the tests were not told which database they may empty */
export function testDatabaseUrl(url: string | undefined): string {
  if (url) return url
  throw new Error(
    'COMMERCE_TEST_DATABASE_URL is missing: address of a PostgreSQL database that the tests may empty.',
  )
}

export const staff = { email: 'staff@example.com', password: 'staff-of-the-tests' }
export const member = { email: 'member@example.com', password: 'member-of-the-tests' }
export const contentKey = 'key-of-the-tests'
export const initialStock = 7

/** Settings of the application under test. */
export function testEnvironment(contentUrl = 'http://localhost:9'): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'test',
    MEDUSA_DISABLE_TELEMETRY: 'true',
    // Nothing runs in the background: a test that follows the content says so.
    MEDUSA_WORKER_MODE: 'server',
    COMMERCE_DATABASE_URL: testDatabaseUrl(process.env.COMMERCE_TEST_DATABASE_URL),
    COMMERCE_JWT_SECRET: 'a secret of the tests, long enough',
    COMMERCE_COOKIE_SECRET: 'another secret of the tests, long',
    COMMERCE_KEYS_FILE: join(tmpdir(), `nas-commerce-test-${process.pid}`, 'keys.env'),
    SHOP_URL: 'http://localhost:4321',
    CONTENT_URL: contentUrl,
    CONTENT_API_KEY: contentKey,
    INITIAL_STOCK: String(initialStock),
    MAIL_FROM: 'NAS <no-reply@example.com>',
    MAIL_DIR: join(tmpdir(), `nas-commerce-test-${process.pid}`, 'mail'),
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    MEMBER_EMAIL: member.email,
    MEMBER_PASSWORD: member.password,
  }
}
