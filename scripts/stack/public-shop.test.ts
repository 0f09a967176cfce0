import { describe, expect, it } from 'vitest'
import { commerceEnv, contentEnv, placesOf } from './environment.ts'
import { isDemo, judgePublicShop, reachOf } from './public-shop.ts'
import { makeSecrets, readSettings } from './settings.ts'

const secrets = makeSecrets()
const settingsWith = (env: Record<string, string>) => readSettings({ ...secrets, ...env })
const refusal = (env: Record<string, string>) => {
  try {
    return `warned: ${judgePublicShop(settingsWith(env)).join('\n')}`
  } catch (error) {
    return (error as Error).message
  }
}

it.each([
  ['http://localhost:4321', 'machine'],
  ['http://shop.localhost', 'machine'],
  ['http://127.0.0.1:4321', 'machine'],
  ['http://[::1]:4321', 'machine'],
  ['http://192.168.1.7:4321', 'network'],
  ['http://nas-shop', 'network'],
  ['http://nas-shop.local', 'network'],
  ['http://8.8.8.8', 'public'],
  ['https://nas.vn', 'public'],
  ['https://localhost.nas.vn', 'public'],
] as const)('%s is reached by the %s', (PUBLIC_URL, reach) => {
  expect(reachOf({ PUBLIC_URL })).toBe(reach)
})

describe('a public shop', () => {
  it('is rejected without https or with test settings, each by name', () => {
    const said = refusal({
      PUBLIC_URL: 'http://nas.vn',
      RATE_LIMITS: 'off',
      MEDUSA_ROUTES: 'open',
      PASSWORD_COST: '10',
    })
    for (const name of ['PUBLIC_URL', 'RATE_LIMITS', 'MEDUSA_ROUTES', 'PASSWORD_COST']) {
      expect(said).toContain(`\n${name} must`)
    }
  })

  it('is warned about missing settings, each by name', () => {
    const said = refusal({
      PUBLIC_URL: 'https://nas.vn',
      DEMO: 'on',
      VNPAY_TMN_CODE: 'NAS00001',
      VNPAY_HASH_SECRET: 'secret',
      VNPAY_URL: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
      VNPAY_API_URL: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
    })
    for (const name of ['SMTP_URL is', 'VNPAY_URL is', 'DEMO is', 'SECOND_FACTOR is']) {
      expect(said).toContain(name)
    }
    const whole = {
      PUBLIC_URL: 'https://nas.vn',
      SMTP_URL: 'smtps://user:password@mail.nas.vn',
      REGISTRATION_CONFIRMED_BY_MAIL: 'on',
    }
    expect(refusal(whole)).toBe('warned: ')
    expect(refusal({ ...whole, REGISTRATION_CONFIRMED_BY_MAIL: 'off' })).toContain(
      'REGISTRATION_CONFIRMED_BY_MAIL is off',
    )
    const bucket = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'shop', S3_SECRET_ACCESS_KEY: 'x' }
    const stored = (S3_ENDPOINT: string) => refusal({ ...whole, ...bucket, S3_ENDPOINT })
    expect(stored('http://s3.nas.vn')).toContain('S3_ENDPOINT is without TLS')
    const database = { COMMERCE_DATABASE_URL: 'postgres://shop@db.nas.vn/commerce' }
    expect(refusal({ ...whole, ...database })).toContain('COMMERCE_OWNER_DATABASE_URL is not set')
    expect(refusal({ ...whole, ...database })).toContain('COMMERCE_DATABASE_URL is without TLS')
    expect(refusal({ ...whole, REDIS_URL: 'redis://db.nas.vn' })).toContain('REDIS_URL is without')
    const encrypted = `${database.COMMERCE_DATABASE_URL}?sslmode=verify-full`
    const owner = { COMMERCE_OWNER_DATABASE_URL: encrypted, REDIS_URL: 'rediss://db.nas.vn' }
    expect(refusal({ ...whole, ...owner, COMMERCE_DATABASE_URL: encrypted })).toBe('warned: ')
    for (const near of ['http://s3:8333', 'http://10.0.0.5:9000', 'https://s3.nas.vn']) {
      expect(stored(near)).toBe('warned: ')
    }
  })

  it('includes one in the local network, which is only warned', () => {
    expect(refusal({ PUBLIC_URL: 'http://192.168.1.7' })).toMatch(/^warned: PUBLIC_URL must/)
    expect(refusal({})).toBe('warned: ')
  })
})

describe('the demo', () => {
  it('is on where only this machine reaches the shop, unless it is set', () => {
    expect(isDemo(settingsWith({}))).toBe(true)
    expect(isDemo(settingsWith({ DEMO: 'off' }))).toBe(false)
    expect(isDemo(settingsWith({ PUBLIC_URL: 'https://nas.vn' }))).toBe(false)
    expect(isDemo(settingsWith({ PUBLIC_URL: 'https://nas.vn', DEMO: 'on' }))).toBe(true)
  })

  it('is passed to both seeds', () => {
    const settings = settingsWith({ PUBLIC_URL: 'https://nas.vn' })
    const places = placesOf(settings, () => ({ owner: '', runtime: '' }))
    const prepares = { prepares: true }
    expect(contentEnv(settings, places, prepares).DEMO).toBe('off')
    expect(commerceEnv(settings, places, prepares).DEMO).toBe('off')
    expect(contentEnv(settingsWith({}), places, prepares).DEMO).toBe('on')
  })
})
