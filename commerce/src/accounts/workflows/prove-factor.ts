import type { MedusaContainer } from '@medusajs/framework/types'
import { ShopError } from '../../platform/errors/shop-error'
import type { FactorRow } from '../module/rows'
import { accounts } from '../queries/find-account'
import { plainCode, recoveryCodeHash } from './recovery-codes'
import { openSecret } from './seal-secret'
import { stepOf } from './totp'

/** Wrong codes that are nobody's concern; a million codes stand behind six digits. */
const freeFailures = 5
const longestWaitSeconds = 600

/** Seconds from one wrong code to the next try, past the free ones: 1, 2, 4 …, ten minutes. */
const waitAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(2 ** (failures - freeFailures), longestWaitSeconds)

/** @throws ShopError too_many_codes */
function assertMayTry({ failures, failed_ago }: FactorRow): void {
  const left = waitAfter(failures) - (failed_ago ?? Number.POSITIVE_INFINITY)
  if (left <= 0) return
  const wait = Math.ceil(left)
  throw new ShopError('too_many_codes', 'Too many wrong codes; wait a while.', [], { wait })
}

/** Whether this is a code of the app or one for recovery; either is good once. */
async function takeCode(
  container: MedusaContainer,
  { account_id: id, secret: sealed }: FactorRow,
  code: string,
): Promise<'app' | 'recovery' | null> {
  const service = accounts(container)
  if (!/^\d{6}$/.test(code)) {
    return (await service.useRecoveryCode(id, recoveryCodeHash(code))) ? 'recovery' : null
  }
  const secret = sealed === null ? null : openSecret(sealed, id)
  const step = secret === null ? null : stepOf(secret, code)
  return step !== null && (await service.useStep(id, step)) ? 'app' : null
}

/**
 * Takes a code of the account's factor in force; the caller holds the account.
 * @returns what it was a code of
 * @throws ShopError factor_code_wrong, too_many_codes
 */
export async function proveFactor(
  container: MedusaContainer,
  factor: FactorRow,
  code: string,
): Promise<'app' | 'recovery'> {
  assertMayTry(factor)
  const taken = await takeCode(container, factor, plainCode(code))
  if (taken !== null) return taken
  if (code !== '') await accounts(container).countWrongCode(factor.account_id)
  const message = 'The code is wrong, too old, or was used before.'
  const facts = { account: factor.account_id }
  throw new ShopError(
    'factor_code_wrong',
    message,
    [{ path: ['code'], code: 'factor_code_wrong', message }],
    facts,
  )
}
