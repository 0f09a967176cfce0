import { expect, test } from 'vitest'
import { readCommerceSettings, readSeedSettings, SettingsError } from './settings'

const complete = {
  COMMERCE_DATABASE_URL: 'postgres://shop:secret@localhost:5432/commerce',
  COMMERCE_JWT_SECRET: 'a'.repeat(32),
  COMMERCE_COOKIE_SECRET: 'b'.repeat(32),
  ORDER_CODE_KEY: 'c'.repeat(32),
  SECOND_FACTOR_KEY: 'd'.repeat(32),
  BANK_ACCOUNT_KEY: 'e'.repeat(32),
  SHOP_URL: 'http://localhost:4321/',
  CONTENT_URL: 'http://localhost:3001',
  CONTENT_API_KEY: 'key-of-the-tests',
  CONTENT_WRITE_KEY: 'write-key-of-the-tests',
  MAIL_FROM: 'NAS <no-reply@example.com>',
  MAIL_DIR: '/var/mail',
}

test('fills in defaults, and drops the last slash of addresses', () => {
  expect(readCommerceSettings({ ...complete, REDIS_URL: '' })).toMatchObject({
    SHOP_URL: 'http://localhost:4321',
    PLACING_MINUTES: 10,
  })
  expect(readCommerceSettings({ ...complete, REDIS_URL: '' }).REDIS_URL).toBeUndefined()
})

test('names every missing setting with its purpose, all at once', () => {
  const { COMMERCE_JWT_SECRET: _, ...others } = complete
  const read = () => readCommerceSettings({ ...others, SHOP_URL: '', PLACING_MINUTES: 'many' })
  expect(read).toThrow(SettingsError)
  expect(read).toThrow(/COMMERCE_JWT_SECRET is missing: secret that signs the sign-in tokens/)
  expect(read).toThrow(/SHOP_URL is missing: address of the shop/)
  expect(read).toThrow(/PLACING_MINUTES is malformed: minutes after which/)
})

test('requires a server or a folder for mails, and a sender of one line', () => {
  const { MAIL_DIR: _, ...others } = complete
  expect(() => readCommerceSettings(others)).toThrow(/MAIL_DIR is missing: folder in which mails/)
  expect(
    readCommerceSettings({ ...others, SMTP_URL: 'smtp://localhost:25' }).MAIL_DIR,
  ).toBeUndefined()
  const read = (change: object) => () => readCommerceSettings({ ...complete, ...change })
  expect(read({ MAIL_FROM: 'a@b.vn\nBcc: c@d.vn' })).toThrow(/MAIL_FROM is malformed/)
  expect(read({ SMTP_URL: 'http://localhost' })).toThrow(/SMTP_URL is malformed/)
})

test('requires all settings of a terminal and of an account', () => {
  const read = (change: object) => () => readCommerceSettings({ ...complete, ...change })
  expect(read({})().VNPAY_TMN_CODE).toBeUndefined()
  expect(read({})()).toMatchObject({ PAYMENT_MINUTES: 15, TRANSFER_HOURS: 13 })
  const VNPAY_URL = 'https://pay.example/page'
  expect(read({ VNPAY_TMN_CODE: 'SHOP0001', VNPAY_URL })).toThrow(
    /VNPAY_HASH_SECRET is missing: .*\nVNPAY_API_URL is missing/,
  )
  expect(read({ BANK_BIN: '970436' })).toThrow(/BANK_ACCOUNT is missing/)
  expect(read({ BANK_BIN: 'VCB' })).toThrow(/BANK_BIN is malformed/)
  expect(read({ PAYMENT_MINUTES: '0' })).toThrow(/PAYMENT_MINUTES is malformed/)
})

test('does not repeat a malformed secret', () => {
  const read = () => readCommerceSettings({ ...complete, COMMERCE_JWT_SECRET: 'short-secret' })
  expect(read).toThrow(/COMMERCE_JWT_SECRET is malformed/)
  expect(read).not.toThrow(/short-secret/)
})

test('names the settings of the seed', () => {
  expect(() => readSeedSettings({ STAFF_EMAIL: 'staff@example.com' })).toThrow(
    /COMMERCE_KEYS_FILE is missing: .*\nSTAFF_PASSWORD is missing/,
  )
})
