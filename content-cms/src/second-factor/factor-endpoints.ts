import {
  newRecoveryCodes,
  newTotpSecret,
  plainCode,
  recoveryCodeHash,
  stepOf,
  totpAddress,
} from '@nas/callers/factor-codes'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint, PayloadRequest } from 'payload'
import { isAccount, isManager } from '../access/rules'
import { writeAuditLog } from '../audit-log/audit-log'
import { bodyOf, status } from '../endpoints/responses'
import { label } from '../labels'
import type { User } from '../payload-types'
import {
  decryptSecret,
  dropFactor,
  encryptSecret,
  endSessions,
  factorOf,
  fieldRefusal,
  proveFactor,
  wrongCode,
} from '../sign-in/factors'
import { notifyManagers, sendNotice } from '../sign-in/notices'
import { isRight, wrongPassword } from '../sign-in/passwords'
import { holdSignIn } from '../sign-in/sign-in-hooks'
import { execute, inTransaction } from '../transaction'

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

type Caller = User & { _sid?: string }
type Given = { currentPassword: string; code: string }

async function givenIn(req: PayloadRequest): Promise<Given> {
  const { currentPassword = '', code = '' } = Object(await bodyOf(req))
  return { currentPassword: String(currentPassword), code: String(code) }
}

/** An open page is not enough: the caller's password and, with an app, a code of it. */
async function proveCaller(req: PayloadRequest, caller: Caller): Promise<void> {
  const { currentPassword, code } = await givenIn(req)
  const isGiven = currentPassword.trim() !== ''
  if (!isGiven || !(await isRight(req, caller, currentPassword))) {
    throw fieldRefusal(req, 'currentPassword', wrongPassword)
  }
  await inTransaction(req, async () => {
    await holdSignIn(req, caller.id)
    const factor = await factorOf(req, caller.id)
    if (factor?.secret) await proveFactor(req, caller.id, { factor, code })
  })
}

const audit = (req: PayloadRequest, account: number, after: Record<string, string>) =>
  writeAuditLog(req, { kind: 'users', subject: String(account), before: {}, after })

async function begin(req: PayloadRequest, caller: Caller): Promise<Response> {
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
async function confirm(req: PayloadRequest, caller: Caller): Promise<Response> {
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
async function renewCodes(req: PayloadRequest, caller: Caller): Promise<Response> {
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

async function remove(req: PayloadRequest, caller: Caller, account: number): Promise<Response> {
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

async function read(req: PayloadRequest, account: number): Promise<Response> {
  const factor = await factorOf(req, account)
  const enrolledAt = factor?.enrolled_at ? new Date(factor.enrolled_at).toISOString() : null
  const recoveryCodes = factor?.recovery_codes.length ?? 0
  return Response.json({ enrolledAt, recoveryCodes } satisfies ShownFactor)
}

type Action = (req: PayloadRequest, caller: Caller, account: number) => Promise<Response>

/** @param own whether managers are refused for a colleague's account too */
const factorEndpoint = (
  method: Endpoint['method'],
  { path = '/factor/:account', own = true },
  act: Action,
): Endpoint => ({
  method,
  path,
  handler: (req) => {
    const account = Number(req.routeParams?.account)
    const caller = req.user
    const isOwn = caller?.id === account
    if (!isAccount(req) || !(isOwn || (!own && isManager(req)))) return status(403)
    return act(req, caller as Caller, account)
  },
})

/** `/users/factor/3`: the owner sets up an app; the owner or a manager removes it (ADR 0218). */
export const factorEndpoints = [
  factorEndpoint('get', { own: false }, (req, _caller, account) => read(req, account)),
  factorEndpoint('post', {}, begin),
  factorEndpoint('patch', {}, confirm),
  factorEndpoint('delete', { own: false }, remove),
  factorEndpoint('post', { path: '/factor/:account/codes' }, renewCodes),
]
