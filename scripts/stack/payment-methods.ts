import { join } from 'node:path'
import { isDemo } from './public-shop.ts'
import type { Settings } from './settings.ts'

const simulatedTerminal = 'NASDEMO1'

/**
 * True when customers are to pay at the simulator: no terminal of one's own, and a demo that nobody
 * reaches but from this machine, as whoever opens the simulator decides what counts as paid.
 */
export function simulatesVnpay(settings: Settings): boolean {
  const { VNPAY_TMN_CODE, PUBLIC_URL } = settings
  const isHere = new URL(PUBLIC_URL).hostname === 'localhost'
  return VNPAY_TMN_CODE === '' && isHere && isDemo(settings)
}

/** Where the simulator listens. */
export function simulatorUrl({ VNPAY_PORT }: Settings): string {
  return `http://localhost:${VNPAY_PORT}`
}

/** What commerce knows of VNPAY, whichever it is; empty values when nobody can pay online. */
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

/** What the simulator needs: the terminal it serves, and the shop's IPN address. */
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

/** Nobody's account: banks have none of this number. */
const demoAccount = {
  BANK_BIN: '970436',
  BANK_ACCOUNT: '0000000000',
  BANK_ACCOUNT_NAME: 'NAS DEMO',
}

/**
 * The account to which customers transfer. A shop that nobody reaches but from this machine shows
 * one for demonstration; any other has its own or none.
 */
export function transferEnv(settings: Settings) {
  const { BANK_BIN, BANK_ACCOUNT, BANK_ACCOUNT_NAME, TRANSFER_HOURS } = settings
  const isDemo = BANK_BIN === '' && new URL(settings.PUBLIC_URL).hostname === 'localhost'
  return {
    ...(isDemo ? demoAccount : { BANK_BIN, BANK_ACCOUNT, BANK_ACCOUNT_NAME }),
    TRANSFER_HOURS,
  }
}
