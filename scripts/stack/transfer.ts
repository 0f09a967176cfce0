import type { Settings } from './settings.ts'

/** Nobody's account: banks have none of this number. */
const demo = { BANK_BIN: '970436', BANK_ACCOUNT: '0000000000', BANK_ACCOUNT_NAME: 'NAS DEMO' }

/**
 * The account to which customers transfer. A shop that nobody reaches but from this machine shows
 * one for demonstration; any other has its own or none.
 */
export function transferEnv(settings: Settings) {
  const { BANK_BIN, BANK_ACCOUNT, BANK_ACCOUNT_NAME, TRANSFER_HOURS } = settings
  const isDemo = BANK_BIN === '' && new URL(settings.PUBLIC_URL).hostname === 'localhost'
  return { ...(isDemo ? demo : { BANK_BIN, BANK_ACCOUNT, BANK_ACCOUNT_NAME }), TRANSFER_HOURS }
}
