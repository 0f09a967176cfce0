import { createHash, createHmac, pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type RequestContext,
} from 'payload'
import { editorPrefix } from '../audit-log/audit-log'
import { logSecurity } from '../audit-log/security-log'
import type { User } from '../payload-types'
import { execute, holdName } from '../transaction'
import {
  type Attempt,
  countForNetwork,
  networkMark,
  takeKnownAttempt,
  takeNewAttempt,
} from './attempts'
import { browserCookie } from './browser-cookie'
import { endSessions, factorOf, proveFactor } from './factors'
import { sendNotice } from './notices'
import { linkStaff } from './staff-link'

const derive = promisify(pbkdf2)

const remembered = browserCookie('editor_browser', 'Strict')
const rememberedSeconds = 180 * 86_400

const markOf = (req: PayloadRequest, email: string) =>
  createHmac('sha256', req.payload.secret).update(`editor browser ${email}`).digest('base64url')

function isKnownBrowser(req: PayloadRequest, email: string): boolean {
  const sent = Buffer.from(remembered.read(req))
  const right = Buffer.from(markOf(req, email))
  return sent.length === right.length && timingSafeEqual(sent, right)
}

/** Sets a cookie that grants no access; it only selects a separate counter of failed attempts. */
function rememberBrowser(req: PayloadRequest, email: string): void {
  req.responseHeaders ??= new Headers()
  remembered.write(req.responseHeaders, markOf(req, email), rememberedSeconds)
}

interface SignIn {
  /** The editor in the security log; `null` when no editor has the e-mail. */
  subject: string | null
  /** Id of the browser's session at that time. */
  former?: string
  /** Missing when the attempt was rejected. */
  attempt?: Attempt
  proof?: 'app' | 'recovery'
}

const signInOf = ({ signIn }: RequestContext) => signIn as SignIn | undefined

const log = (req: PayloadRequest, outcome: 'ok' | 'refused', { subject }: SignIn) =>
  logSecurity({ event: 'editor-sign-in', outcome, subject, client: networkMark(req) })

/** Names without an account share 65,536 counters, so that made-up names cannot fill the memory. */
const keyOfUnknown = (email: string) =>
  `none ${createHash('sha256').update(email).digest('hex').slice(0, 4)}`

/** Whether Payload would compare the password: it rejects other values first. */
const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''

export async function idOf(req: PayloadRequest, email: string): Promise<number | undefined> {
  const where = { email: { equals: email } }
  const { docs } = await req.payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  return docs[0]?.id
}

/**
 * Until the transaction ends. Payload reads an editor's sessions, compares the password and then
 * writes all sessions: the second of two sign-ins at once would end the first one's.
 */
export async function holdSignIn(req: PayloadRequest, id: number): Promise<void> {
  await initTransaction(req)
  await holdName(req, `sign-in ${id}`)
}

/** In place of Payload's lock, which anyone could trigger and which reveals who is an editor. */
export const countSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // The application itself signs in to compare a current password.
  if (operation !== 'login' || req.payloadAPI === 'local' || !('data' in args)) return args
  const data: { email?: unknown; password?: unknown } = Object(args.data)
  if (!isFilled(data.email) || !isFilled(data.password)) return args
  const email = data.email.toLowerCase().trim()
  const id = await idOf(req, email)
  const subject = id === undefined ? null : `${editorPrefix}${id}`
  const signIn: SignIn = { subject, former: Object(req.user)._sid }
  req.context.signIn = signIn
  signIn.attempt = await (id !== undefined && isKnownBrowser(req, email)
    ? takeKnownAttempt(req, `known ${id}`)
    : takeNewAttempt(req, id === undefined ? keyOfUnknown(email) : `new ${id}`))
  if (id === undefined) await derive(data.password, 'no editor', 600_000, 32, 'sha256')
  else await holdSignIn(req, id)
  return args
}

const open: readonly string[] = ['forgotPassword', 'resetPassword', 'unlock']

/** A stranger must not keep the server busy with calls that need no session. */
export const countOthers: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (open.includes(operation) && req.payloadAPI !== 'local') await countForNetwork(req)
  return args
}

/** A browser has one session. */
async function endFormer(req: PayloadRequest, { former }: SignIn): Promise<void> {
  if (former) await execute(req, sql`delete from users_sessions where id = ${former}`)
}

/**
 * The code of the second factor, sent with the password. The application's own sign-ins compare a
 * password only; for those by a new password see `endSignIn`. @throws APIError 400, 401, 429
 */
export const askForCode: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const signIn = signInOf(req.context)
  if (signIn === undefined) return
  const factor = await factorOf(req, user.id)
  if (!factor?.secret) return
  const { code } = Object(req.data)
  const given = { factor, code: typeof code === 'string' ? code : '' }
  signIn.proof = await proveFactor(req, user.id, given, async () => {
    const sessions = user.sessions ?? []
    await execute(req, sql`delete from users_sessions where id = ${sessions.at(-1)?.id}`)
    // Otherwise Payload would store all of them again.
    user.sessions = []
  })
}

/** Payload answers a new password with a session, which `endSignIn` has ended. */
export const withholdSession: CollectionAfterOperationHook = ({ operation, req, result }) =>
  operation === 'resetPassword' && req.context.needsCode
    ? { ...result, token: undefined, user: null }
    : result

export const endSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const signIn = signInOf(req.context)
  if (signIn === undefined) {
    if (req.payloadAPI === 'local') return
    // A reset password signs in too, but not past the second factor.
    if ((await factorOf(req, user.id))?.secret) {
      req.context.needsCode = true
      await endSessions(req, user.id)
    } else log(req, 'ok', { subject: `${editorPrefix}${user.id}` })
    return
  }
  await signIn.attempt?.succeeded()
  rememberBrowser(req, user.email)
  await endFormer(req, signIn)
  if (Object(req.data).linkStaff === true) await linkStaff(req, user)
  await commitTransaction(req)
  log(req, 'ok', signIn)
  if (signIn.proof === 'recovery') await sendNotice(req, 'recoveryCodeUsed', user.email)
}

/** Recognised by status, because the build shortens the names of errors. */
const isRefusal = (error: Error) =>
  error instanceof APIError && (error.status === 401 || error.status === 429)

/** Only a wrong password counts as a failure, not a server error. */
export const endFailedSignIn: CollectionAfterErrorHook = async ({ error, req }) => {
  const signIn = signInOf(req.context)
  if (signIn === undefined) return
  await killTransaction(req)
  if (isRefusal(error)) log(req, 'refused', signIn)
  else await signIn.attempt?.giveBack()
}
