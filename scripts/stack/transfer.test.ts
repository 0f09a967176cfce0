import { expect, it } from 'vitest'
import { readSettings, settings } from './settings.ts'
import { transferEnv } from './transfer.ts'

const secrets = Object.fromEntries(
  Object.entries(settings).flatMap(([name, setting]) =>
    'secret' in setting ? [[name, setting.secret()]] : [],
  ),
)
const read = (env: Record<string, string> = {}) => readSettings({ ...secrets, ...env })
const own = { BANK_BIN: '970415', BANK_ACCOUNT: '113366668888', BANK_ACCOUNT_NAME: 'CTY NAS' }

it('an account for demonstration is shown on this machine alone', () => {
  expect(transferEnv(read()).BANK_ACCOUNT).toBe('0000000000')
  expect(transferEnv(read(own))).toEqual({ ...own, TRANSFER_HOURS: '24' })
  const open = { PUBLIC_URL: 'https://nas.vn' }
  expect(transferEnv(read(open)).BANK_BIN).toBe('')
  expect(transferEnv(read({ ...open, ...own })).BANK_BIN).toBe('970415')
})

it('an account is wanted whole', () => {
  expect(() => read({ BANK_BIN: '970415' })).toThrow(/BANK_ACCOUNT is missing/)
  expect(() => read({ ...own, BANK_BIN: 'VCB' })).toThrow(/BANK_BIN must have six digits/)
})
