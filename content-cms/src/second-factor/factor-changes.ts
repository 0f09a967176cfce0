import {
  newRecoveryCodes,
  newTotpSecret,
  plainCode,
  recoveryCodeHash,
  stepOf,
  totpAddress,
} from '@nas/callers/factor-codes'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { writeAuditLog } from '../audit-log/audit-log'
import { status } from '../endpoints/responses'
import { label } from '../labels'
import {
  decryptSecret,
  dropFactor,
  encryptSecret,
  endSessions,
  factorOf,
  fieldRefusal,
  wrongCode,
} from '../sign-in/factors'
import { notifyManagers, sendNotice } from '../sign-in/notices'
import { holdSignIn } from '../sign-in/sign-in-hooks'
import { execute, inTransaction } from '../transaction'
import { type Caller, givenIn, proveCaller } from './prove-caller'

/** What the panel of an account shows. */
export interface ShownFactor {
  enrolledAt: string | null
  recoveryCodes: number
}

/** Secret for an authenticator app, as text and as the address in the QR code. */
export interface NewFactor {
  secret: string
  uri: string
}

const audit = (req: PayloadRequest, account: number, after: Record<string, string>) =>
  writeAuditLog(req, { kind: 'users', subject: String(account), before: {}, after })

export async function begin(req: PayloadRequest, caller: Caller): Promise<Response> {
  await proveCaller(req, caller)
  const secret = newTotpSecret()
  await execute(
    req,
    sql`insert into second_factors (account, new_secret)
      values (${caller.id}, ${encryptSecret(req, caller.id, secret)})
      on conflict (account) do update set new_secret = excluded.new_secret`,
  )
  return Response.json({ secret, uri: totpAddress(secret, caller.email) } satisfies NewFactor)
}

const notBegun = label(
  'Lần cài đặt này đã hết hiệu lực. Hãy bắt đầu lại.',
  'This set-up is no longer valid. Start again.',
)

/** The caller sees the secret, so attempts need no limit. All other sessions began without the app. */
export async function confirm(req: PayloadRequest, caller: Caller): Promise<Response> {
  const { code } = await givenIn(req)
  const codes = newRecoveryCodes()
  await inTransaction(req, async () => {
    await holdSignIn(req, caller.id)
    const secret = decryptSecret(
      req,
      caller.id,
      (await factorOf(req, caller.id))?.new_secret ?? null,
    )
    if (secret === null) throw fieldRefusal(req, 'code', notBegun, 409)
    const step = stepOf(secret, plainCode(code))
    if (step === null) throw fieldRefusal(req, 'code', wrongCode)
    await execute(
      req,
      sql`update second_factors set secret = new_secret, new_secret = null, used_step = ${step},
        enrolled_at = now(), failures = 0, failed_at = null, recovery_codes = ${listOf(codes)}
        where account = ${caller.id}`,
    )
    await endSessions(req, caller.id, caller._sid)
    await audit(req, caller.id, { factor: 'changed' })
  })
  await sendNotice(req, 'factorChanged', caller.email)
  return Response.json({ codes })
}

const listOf = (codes: string[]) => sql`${`{${codes.map(recoveryCodeHash)}}`}::text[]`

/** The earlier codes become invalid. */
export async function renewCodes(req: PayloadRequest, caller: Caller): Promise<Response> {
  await proveCaller(req, caller)
  const codes = newRecoveryCodes()
  await inTransaction(req, async () => {
    await execute(
      req,
      sql`update second_factors set recovery_codes = ${listOf(codes)}
        where account = ${caller.id}`,
    )
    await audit(req, caller.id, { recovery_codes: 'changed' })
  })
  return Response.json({ codes })
}

export async function remove(
  req: PayloadRequest,
  caller: Caller,
  account: number,
): Promise<Response> {
  const found = { collection: 'users', id: account, depth: 0, disableErrors: true, req } as const
  const owner = await req.payload.findByID(found)
  if (!owner) return status(404)
  await proveCaller(req, caller)
  const isOwn = caller.id === account
  await inTransaction(req, async () => {
    await holdSignIn(req, account)
    await dropFactor(req, account, isOwn ? caller._sid : undefined)
    await audit(req, account, { factor: 'removed' })
  })
  await sendNotice(req, 'factorChanged', owner.email)
  if (!isOwn) await notifyManagers(req, owner)
  return Response.json({})
}

export async function read(req: PayloadRequest, account: number): Promise<Response> {
  const factor = await factorOf(req, account)
  const enrolledAt = factor?.enrolled_at ? new Date(factor.enrolled_at).toISOString() : null
  const recoveryCodes = factor?.recovery_codes.length ?? 0
  return Response.json({ enrolledAt, recoveryCodes } satisfies ShownFactor)
}
