import { join } from 'node:path'
import type { Settings } from './settings.ts'

const simulatedTerminal = 'NASDEMO1'

/**
 * True when customers are to pay at the simulator: no terminal of one's own, and a shop that nobody
 * reaches but from this machine, as whoever opens the simulator decides what counts as paid.
 */
export function simulatesVnpay({ VNPAY_TMN_CODE, PUBLIC_URL }: Settings): boolean {
  return VNPAY_TMN_CODE === '' && new URL(PUBLIC_URL).hostname === 'localhost'
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
  return {
    VNPAY_TMN_CODE: simulatedTerminal,
    VNPAY_HASH_SECRET: settings.VNPAY_SIMULATOR_SECRET,
    VNPAY_URL: `${simulatorUrl(settings)}/paymentv2/vpcpay.html`,
    VNPAY_API_URL: `${simulatorUrl(settings)}/merchant_webapi/api/transaction`,
  }
}

/** What the simulator needs: the terminal it serves, and where the shop takes its notices. */
export function simulatorEnv(settings: Settings, places: { varDir: string; shopUrl: string }) {
  const { VNPAY_TMN_CODE, VNPAY_HASH_SECRET } = vnpayEnv(settings)
  return {
    PORT: settings.VNPAY_PORT,
    VNPAY_TMN_CODE,
    VNPAY_HASH_SECRET,
    NOTICE_URL: `${places.shopUrl}/api/app/payments/vnpay/notice`,
    STATE_FILE: join(places.varDir, 'vnpay', 'transactions.json'),
  }
}
