import { describe, expect, it } from 'vitest'
import { makeSecrets, readSettings, type SettingsError } from './settings.ts'

const secrets = makeSecrets()

const refusal = (env: Record<string, string>) => {
  try {
    readSettings({ ...secrets, ...env })
  } catch (error) {
    return (error as SettingsError).message
  }
  return ''
}

describe('the settings', () => {
  it('require only the secrets', () => {
    const read = readSettings(secrets)
    expect(read.SHOP_PORT).toBe('4321')
    expect(read.REDIS_URL).toBe('')
  })

  it('name the shop of another port in links and payment returns, unless it has an address', () => {
    const addressOf = (env: Record<string, string>) =>
      readSettings({ ...secrets, ...env }).PUBLIC_URL
    expect(addressOf({})).toBe('http://localhost:4321')
    expect(addressOf({ SHOP_PORT: '4421' })).toBe('http://localhost:4421')
    expect(addressOf({ SHOP_PORT: '4421', PUBLIC_URL: 'https://nas.vn' })).toBe('https://nas.vn')
  })

  it('have no default for any secret', () => {
    const missing = Object.keys(secrets)
    const message = (() => {
      try {
        readSettings({})
      } catch (error) {
        return (error as SettingsError).message
      }
      return ''
    })()
    for (const name of missing) expect(message).toContain(`${name} is missing`)
  })

  it('are reported with their purpose, all wrong ones at once', () => {
    const message = refusal({ SHOP_PORT: '70000', COMMERCE_DATABASE_URL: 'mysql://x' })
    expect(message).toContain('SHOP_PORT must be between 1 and 65535 (port of the shop)')
    expect(message).toContain('COMMERCE_DATABASE_URL')
    expect(message).toContain('must begin with postgres://')
  })

  it('treat an empty value as not set', () => {
    expect(readSettings({ ...secrets, SHOP_PORT: '', REDIS_URL: '' }).SHOP_PORT).toBe('4321')
  })

  it('reject a mail sender with a line break', () => {
    expect(refusal({ MAIL_FROM: 'a@nas.vn\nBcc: b@nas.vn' })).toContain('MAIL_FROM must be')
    expect(refusal({ SMTP_URL: 'http://mail' })).toContain('SMTP_URL must begin with smtp://')
    expect(refusal({ SMTP_URL: 'smtp://user:pass@mail:587' })).toBe('')
  })

  it('require both parts of a client at Google or Facebook', () => {
    expect(refusal({ GOOGLE_CLIENT_ID: 'shop' })).toContain('GOOGLE_CLIENT_SECRET is missing')
    expect(refusal({ FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's' })).toBe('')
    for (const GOOGLE_ISSUER of ['accounts.google.com', 'http://accounts.google.com']) {
      expect(refusal({ GOOGLE_ISSUER })).toContain('GOOGLE_ISSUER must be https://')
    }
    expect(refusal({ FACEBOOK_URL: 'http://localhost:7000' })).toBe('')
  })

  it('require all settings of a terminal at VNPAY', () => {
    const given = { VNPAY_TMN_CODE: 'SHOP0001', VNPAY_HASH_SECRET: 'theirs' }
    expect(refusal(given)).toContain('VNPAY_URL is missing')
    expect(refusal(given)).toContain('VNPAY_API_URL is missing')
    const VNPAY_URL = 'https://vnpay.test/vpcpay.html'
    const VNPAY_API_URL = 'https://vnpay.test/api/transaction'
    expect(refusal({ ...given, VNPAY_URL, VNPAY_API_URL })).toBe('')
    expect(refusal({ VNPAY_TMN_CODE: 'SHOP0001', VNPAY_URL, VNPAY_API_URL })).toContain(
      'VNPAY_HASH_SECRET is missing',
    )
    expect(refusal({ VNPAY_URL: 'http://vnpay.test/vpcpay.html' })).toContain('must be https://')
  })

  it('require all settings of a bucket when one of them is set', () => {
    const all = {
      S3_ENDPOINT: 'https://s3.test',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'shop',
      S3_SECRET_ACCESS_KEY: 'theirs',
    }
    expect(refusal(all)).toBe('')
    for (const [name, value] of Object.entries(all)) {
      const message = refusal({ [name]: value })
      const others = Object.keys(all).filter((other) => other !== name)
      for (const other of others) expect(message).toContain(`${other} is missing`)
      expect(message).not.toContain(`${name} is missing`)
    }
    expect(refusal({ ...all, S3_BUCKET: 'Pictures of NAS' })).toContain('S3_BUCKET must be')
  })

  it('have at least 128 random bits, first passwords too', () => {
    const bits = (value: string) => value.length * (/^[0-9a-f]{64}$/.test(value) ? 4 : 6)
    for (const [name, value] of Object.entries(secrets)) {
      expect([name, bits(value) >= 128]).toEqual([name, true])
    }
  })

  it('are generated for each installation', () => {
    expect(makeSecrets().PAYLOAD_SECRET).not.toBe(makeSecrets().PAYLOAD_SECRET)
  })
})
