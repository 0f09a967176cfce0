import { join } from 'node:path'
import { hasSimulators } from './public-shop.ts'
import type { Settings } from './settings.ts'

const simulatedTerminal = 'NASDEMO1'

/** Every visitor of the simulator can mark payments as paid. */
export function simulatesVnpay(settings: Settings): boolean {
  return settings.VNPAY_TMN_CODE === '' && hasSimulators(settings)
}

export function simulatorUrl({ VNPAY_PORT }: Settings): string {
  return `http://localhost:${VNPAY_PORT}`
}

/** The settings of VNPAY or its simulator for commerce; empty when online payment is off. */
export function vnpayEnv(settings: Settings) {
  const { VNPAY_TMN_CODE, VNPAY_HASH_SECRET, VNPAY_URL, VNPAY_API_URL } = settings
  if (!simulatesVnpay(settings)) {
    return { VNPAY_TMN_CODE, VNPAY_HASH_SECRET, VNPAY_URL, VNPAY_API_URL }
  }
  const inside = settings.VNPAY_SIMULATOR_URL || simulatorUrl(settings)
  return {
    VNPAY_TMN_CODE: simulatedTerminal,
    VNPAY_HASH_SECRET: settings.VNPAY_SIMULATOR_SECRET,
    VNPAY_URL: `${simulatorUrl(settings)}/paymentv2/vpcpay.html`,
    VNPAY_API_URL: `${inside}/merchant_webapi/api/transaction`,
  }
}

export function simulatorEnv(settings: Settings, places: { varDir: string; shopUrl: string }) {
  const { VNPAY_TMN_CODE, VNPAY_HASH_SECRET } = vnpayEnv(settings)
  return {
    PORT: settings.VNPAY_PORT,
    VNPAY_TMN_CODE,
    VNPAY_HASH_SECRET,
    IPN_URL: `${places.shopUrl}/api/app/payments/vnpay/notice`,
    STATE_FILE: join(places.varDir, 'vnpay', 'transactions.json'),
  }
}

/** An account number that no bank uses. */
const demoAccount = {
  BANK_BIN: '970436',
  BANK_ACCOUNT: '0000000000',
  BANK_ACCOUNT_NAME: 'NAS DEMO',
}

/** Only a shop that no other machine can reach shows a demo account. */
export function transferEnv(settings: Settings) {
  const { BANK_BIN, BANK_ACCOUNT, BANK_ACCOUNT_NAME, TRANSFER_HOURS } = settings
  const isDemo = BANK_BIN === '' && new URL(settings.PUBLIC_URL).hostname === 'localhost'
  return {
    ...(isDemo ? demoAccount : { BANK_BIN, BANK_ACCOUNT, BANK_ACCOUNT_NAME }),
    TRANSFER_HOURS,
  }
}
