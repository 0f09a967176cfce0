import { describe, expect, it } from 'vitest'
import { readSettings, settings } from './settings.ts'
import { simulatesVnpay, simulatorEnv, vnpayEnv } from './vnpay.ts'

const secrets = Object.fromEntries(
  Object.entries(settings).flatMap(([name, setting]) =>
    'secret' in setting ? [[name, setting.secret()]] : [],
  ),
)
const read = (env: Record<string, string> = {}) => readSettings({ ...secrets, ...env })

const terminal = {
  VNPAY_TMN_CODE: 'SHOP0001',
  VNPAY_HASH_SECRET: 'theirs',
  VNPAY_URL: 'https://vnpay.test/vpcpay.html',
  VNPAY_API_URL: 'https://vnpay.test/api/transaction',
}

describe('online payment', () => {
  it('goes to the simulator, which shares its secret with commerce', () => {
    const own = read({ VNPAY_PORT: '4777', SHOP_PORT: '4888' })
    expect(simulatesVnpay(own)).toBe(true)
    const known = vnpayEnv(own)
    expect(known.VNPAY_URL).toBe('http://localhost:4777/paymentv2/vpcpay.html')
    expect(known.VNPAY_API_URL).toBe('http://localhost:4777/merchant_webapi/api/transaction')
    const its = simulatorEnv(own, { varDir: '/v', shopUrl: 'http://localhost:4888' })
    expect(its).toMatchObject({
      VNPAY_TMN_CODE: known.VNPAY_TMN_CODE,
      VNPAY_HASH_SECRET: secrets.VNPAY_SIMULATOR_SECRET,
      NOTICE_URL: 'http://localhost:4888/api/app/payments/vnpay/notice',
    })
    expect(known.VNPAY_HASH_SECRET).toBe(its.VNPAY_HASH_SECRET)
  })

  it('goes to VNPAY with a terminal of one’s own', () => {
    const own = read(terminal)
    expect(simulatesVnpay(own)).toBe(false)
    expect(vnpayEnv(own)).toEqual(terminal)
  })

  it('is never simulated for a shop that others reach', () => {
    const open = read({ PUBLIC_URL: 'https://nas.vn' })
    expect(simulatesVnpay(open)).toBe(false)
    expect(vnpayEnv(open)).toEqual({
      VNPAY_TMN_CODE: '',
      VNPAY_HASH_SECRET: '',
      VNPAY_URL: '',
      VNPAY_API_URL: '',
    })
    expect(simulatesVnpay(read({ ...terminal, PUBLIC_URL: 'https://nas.vn' }))).toBe(false)
  })
})
