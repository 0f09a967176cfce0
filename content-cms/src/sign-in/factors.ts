import { decryptText, encryptText } from '@nas/callers/encrypted-text'
import { plainCode, recoveryCodeHash, stepOf, waitForCode } from '@nas/callers/factor-codes'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, commitTransaction, type PayloadRequest } from 'payload'
import { type Label, label, messageFor } from '../labels'
import { execute } from '../transaction'

type FactorRow = {
  /** The confirmed secret, encrypted; null until the first app is confirmed. */
  secret: string | null
  new_secret: string | null
  enrolled_at: string | null
  recovery_codes: string[]
  failures: number
  failed_ago: number | null
}

const keyOf = (req: PayloadRequest) => ({
  secret: req.payload.secret,
  purpose: 'second factor of an editor',
})

/** Encrypts a secret bound to one account: it cannot be decrypted in another account's row. */
export const encryptSecret = (req: PayloadRequest, account: number, secret: string): string =>
  encryptText(secret, keyOf(req), String(account))

/** @returns null after a change of `PAYLOAD_SECRET` */
export const decryptSecret = (
  req: PayloadRequest,
  account: number,
  encrypted: string | null,
): string | null =>
  encrypted === null ? null : decryptText(encrypted, keyOf(req), String(account))

export async function factorOf(
  req: PayloadRequest,
  account: number,
): Promise<FactorRow | undefined> {
  const [row] = await execute<FactorRow>(
    req,
    sql`select *, extract(epoch from clock_timestamp() - failed_at)::float8 as failed_ago
      from second_factors where account = ${account}`,
  )
  return row
}

/** A correct code resets the count of wrong ones. */
const forgetFailures = sql`failures = 0, failed_at = null`

/** Whether this is a valid code of the app or a recovery code; each can be used once. */
async function takeCode(
  req: PayloadRequest,
  account: number,
  factor: FactorRow,
  code: string,
): Promise<'app' | 'recovery' | null> {
  const isApp = /^\d{6}$/.test(code)
  const secret = isApp ? decryptSecret(req, account, factor.secret) : null
  const step = secret === null ? null : stepOf(secret, code)
  if (isApp && step === null) return null
  const hash = recoveryCodeHash(code)
  const taken = await execute(
    req,
    isApp
      ? sql`update second_factors set used_step = ${step}, ${forgetFailures}
          where account = ${account} and used_step < ${step} returning account`
      : sql`update second_factors set ${forgetFailures},
          recovery_codes = array_remove(recovery_codes, ${hash})
          where account = ${account} and ${hash} = any(recovery_codes) returning account`,
  )
  if (taken.length === 0) return null
  return isApp ? 'app' : 'recovery'
}

const tooMany = (seconds: number) =>
  label(
    `Sai mã quá nhiều lần. Hãy đợi ${seconds} giây rồi thử lại.`,
    `Too many wrong codes. Wait ${seconds} seconds, then try again.`,
  )

export const wrongCode = label(
  'Mã chưa đúng, đã hết hạn hoặc đã được dùng. Hãy đợi mã mới trong ứng dụng rồi nhập lại.',
  'The code is wrong, too old, or was used before. Wait for a new code in the app and enter it.',
)

const codeNeeded = label(
  'Hãy nhập mã sáu số trong ứng dụng xác thực, hoặc một mã khôi phục.',
  'Enter the six digits of your authenticator app, or a recovery code.',
)

/** A refusal of one field, which forms of Payload show there. */
export class FactorRefusal extends APIError {
  override readonly name = 'FactorRefusal'
}

export const fieldRefusal = (
  req: PayloadRequest,
  path: string,
  reason: Label,
  status = 400,
): FactorRefusal => {
  const message = messageFor(req, reason)
  return new FactorRefusal(message, status, { errors: [{ path, message }] }, true)
}

/**
 * The caller has a transaction and `holdSignIn`.
 * @param undo what must not be kept with the count of wrong codes
 * @throws APIError 400 without a code, 401 for a wrong one, 429
 */
export async function proveFactor(
  req: PayloadRequest,
  account: number,
  { factor, code }: { factor: FactorRow; code: string },
  undo?: () => Promise<void>,
): Promise<'app' | 'recovery'> {
  if (plainCode(code) === '') throw fieldRefusal(req, 'code', codeNeeded)
  const wait = waitForCode(factor)
  if (wait > 0) throw fieldRefusal(req, 'code', tooMany(wait), 429)
  const taken = await takeCode(req, account, factor, plainCode(code))
  if (taken !== null) return taken
  await undo?.()
  await execute(
    req,
    sql`update second_factors set failed_at = clock_timestamp(),
      failures = case when failed_at > now() - interval '1 day' then failures else 0 end + 1
      where account = ${account}`,
  )
  // The refusal would roll the count back; the lock ends with it, so that no guess is uncounted.
  await commitTransaction(req)
  throw fieldRefusal(req, 'code', wrongCode, 401)
}

/** @param kept a session that does not end */
export async function endSessions(req: PayloadRequest, account: number, kept = ''): Promise<void> {
  await execute(
    req,
    sql`delete from users_sessions where _parent_id = ${account} and id <> ${kept}`,
  )
}

/** Without the app and its codes the password is enough. */
export async function dropFactor(
  req: PayloadRequest,
  account: number,
  session?: string,
): Promise<void> {
  await execute(req, sql`delete from second_factors where account = ${account}`)
  await endSessions(req, account, session)
}
