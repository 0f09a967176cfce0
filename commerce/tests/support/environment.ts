import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { terminal } from './vnpay-simulator'
import { workerAddresses } from './worker-addresses'

export const staff = { email: 'staff@example.com', password: 'staff-of-the-tests' }
export const member = { email: 'member@example.com', password: 'member-of-the-tests' }
export const contentKey = 'key-of-the-tests'
/** Pieces that each product of the tests starts with. */
export const initialStock = 7

/** Payment methods that are offered only with settings. */
const onlinePayment = (simulatorUrl: string) => ({
  VNPAY_TMN_CODE: terminal.code,
  VNPAY_HASH_SECRET: terminal.secret,
  VNPAY_URL: 'https://pay.example/paymentv2/vpcpay.html',
  VNPAY_API_URL: simulatorUrl,
  BANK_BIN: '970436',
  BANK_ACCOUNT: '0123456789',
  BANK_ACCOUNT_NAME: 'CONG TY NAS',
})

/** Settings of the application under test, on this database. */
export async function testEnvironment(databaseUrl: string): Promise<NodeJS.ProcessEnv> {
  const { contentUrl, vnpayUrl } = await workerAddresses()
  return {
    ...process.env,
    NODE_ENV: 'test',
    MEDUSA_DISABLE_TELEMETRY: 'true',
    // No background jobs: a test that follows the content enables it.
    MEDUSA_WORKER_MODE: 'server',
    COMMERCE_DATABASE_URL: databaseUrl,
    COMMERCE_JWT_SECRET: 'a secret of the tests, long enough',
    COMMERCE_JWT_SECRET_PREVIOUS: 'the secret before it, as long as that',
    COMMERCE_COOKIE_SECRET: 'another secret of the tests, long',
    ORDER_CODE_KEY: 'a key for the codes of the tests, long',
    BANK_ACCOUNT_KEY: 'a key for the bank accounts of the tests, long',
    SECOND_FACTOR_KEY: 'a key for the factors of the tests, long',
    SECOND_FACTOR_KEY_PREVIOUS: 'the key of the factors before it, as long',
    COMMERCE_KEYS_FILE: join(tmpdir(), `nas-commerce-test-${process.pid}`, 'keys.env'),
    SHOP_URL: 'http://localhost:4321',
    CONTENT_URL: contentUrl,
    CONTENT_API_KEY: contentKey,
    CONTENT_WRITE_KEY: contentKey,
    UNDO_SECONDS: '0',
    // Managers sign in by password; the requirement has its own test.
    SECOND_FACTOR: 'off',
    PASSWORD_COST: '10',
    // Whole files order with one phone; the limit has its own test.
    UNPAID_ORDERS: '1000',
    // Whole files order with one e-mail; the limit has its own test.
    MAILED_ORDERS: '1000',
    MAIL_FROM: 'NAS <no-reply@example.com>',
    MAIL_DIR: join(tmpdir(), `nas-commerce-test-${process.pid}`, 'mail'),
    DEMO: 'on',
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    MEMBER_EMAIL: member.email,
    MEMBER_PASSWORD: member.password,
    ...onlinePayment(vnpayUrl),
  }
}
