import { describe, expect, it } from 'vitest'
import { simulatesVnpay, simulatorEnv, transferEnv, vnpayEnv } from './payment-methods.ts'
import { makeSecrets, readSettings } from './settings.ts'

const secrets = makeSecrets()
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
      IPN_URL: 'http://localhost:4888/api/app/payments/vnpay/notice',
    })
    expect(known.VNPAY_HASH_SECRET).toBe(its.VNPAY_HASH_SECRET)
  })

  it('uses VNPAY when the shop has its own terminal', () => {
    const own = read(terminal)
    expect(simulatesVnpay(own)).toBe(false)
    expect(vnpayEnv(own)).toEqual(terminal)
  })

  it('is never simulated for a shop that others can reach', () => {
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

const account = { BANK_BIN: '970415', BANK_ACCOUNT: '113366668888', BANK_ACCOUNT_NAME: 'CTY NAS' }

it('a demo account is shown only on this machine', () => {
  expect(transferEnv(read()).BANK_ACCOUNT).toBe('0000000000')
  expect(transferEnv(read(account))).toEqual({ ...account, TRANSFER_HOURS: '13' })
  const open = { PUBLIC_URL: 'https://nas.vn' }
  expect(transferEnv(read(open)).BANK_BIN).toBe('')
  expect(transferEnv(read({ ...open, ...account })).BANK_BIN).toBe('970415')
})

it('an account must be complete', () => {
  expect(() => read({ BANK_BIN: '970415' })).toThrow(/BANK_ACCOUNT is missing/)
  expect(() => read({ ...account, BANK_BIN: 'VCB' })).toThrow(/BANK_BIN must have six digits/)
})
