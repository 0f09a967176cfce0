import { createHash, createHmac, pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { takeAttempt } from '@nas/domain/backoff'
import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
  parseCookies,
} from 'payload'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { logSecurity } from '../audit-log/security-log'
import { editorPrefix } from '../audit-log/write-audit-log'
import { label, messageFor } from '../labels'
import { adminUrl } from '../settings'

const days = 180
const isSecure = () => adminUrl().startsWith('https://')
const cookieName = () => (isSecure() ? '__Host-editor_browser' : 'editor_browser')

const markOf = (req: PayloadRequest, email: string) =>
  createHmac('sha256', req.payload.secret).update(`editor browser ${email}`).digest('base64url')

/** Whether this editor has signed in with this browser before. */
function isKnownBrowser(req: PayloadRequest, email: string): boolean {
  const sent = Buffer.from(parseCookies(req.headers).get(cookieName()) ?? '')
  const right = Buffer.from(markOf(req, email))
  return sent.length === right.length && timingSafeEqual(sent, right)
}

/** The cookie grants no access; it only selects a separate counter of failed attempts. */
function rememberBrowser(req: PayloadRequest, email: string): void {
  const value = `${cookieName()}=${markOf(req, email)}`
  const rules = `Max-Age=${days * 86_400}; Path=/; HttpOnly; SameSite=Strict`
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', `${value}; ${rules}${isSecure() ? '; Secure' : ''}`)
}

/** Failures are counted for a day. Waits in seconds. */
const backoff = { freeFailures: 5, firstWait: 1, maxWait: 60 }

const failures = new RateLimiterMemory({
  keyPrefix: 'failures',
  points: Number.MAX_SAFE_INTEGER,
  duration: 86_400,
})
const turns = new RateLimiterMemory({ keyPrefix: 'turns', points: 1, duration: 1 })

const tooMany = label(
  'Sai mật khẩu quá nhiều lần. Hãy đợi một phút rồi thử lại.',
  'Too many wrong passwords. Wait a minute, then try again.',
)

const derive = promisify(pbkdf2)

const emailIn = (data: unknown) =>
  String(Object(data).email ?? '')
    .toLowerCase()
    .trim()

/**
 * Which attempts share a counter: those of unknown browsers, those of each browser that has signed
 * in as the editor, and guesses of the current password in an open session. An unknown browser
 * delays neither of the others. Unknown browsers share 65,536 counters, so that a list of addresses
 * cannot exhaust the memory.
 */
function counterOf(req: PayloadRequest, email: string): string {
  if (req.payloadAPI === 'local') return `here ${email}`
  if (isKnownBrowser(req, email)) return `known ${email}`
  return createHash('sha256').update(email).digest('hex').slice(0, 4)
}

/** @throws APIError 429 */
async function assertMayTry(req: PayloadRequest, key: string): Promise<void> {
  const wait = await takeAttempt({ failures, turns }, key, backoff)
  if (wait > 0) throw new APIError(messageFor(req, tooMany), 429, null, true)
}

/**
 * Payload hashes the password only for an existing editor; without this the response time would
 * reveal that.
 */
async function takeAsLong(req: PayloadRequest, email: string, password: string): Promise<void> {
  const where = { email: { equals: email } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where })
  if (totalDocs === 0) await derive(password, 'no editor', 600_000, 32, 'sha256')
}

/**
 * Replaces Payload's account lock, which anyone could trigger and which reveals who is an editor.
 */
export const countTries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const email = emailIn(args.data)
  await assertMayTry(req, counterOf(req, email))
  await takeAsLong(req, email, String(Object(args.data).password ?? ''))
  return args
}

export const forgetTries: CollectionAfterLoginHook = async ({ req, user }) => {
  const key = counterOf(req, user.email)
  await Promise.all([failures.delete(key), turns.delete(key)])
  if (req.payloadAPI !== 'local') rememberBrowser(req, user.email)
}

const event = 'editor-sign-in'
const subjectOf = (editor: { id: number | string } | undefined) =>
  editor === undefined ? null : `${editorPrefix}${editor.id}`

/** `currentPassword` also signs in, but inside another call. */
export const logSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.payloadAPI === 'local') return
  await logSecurity({ event, outcome: 'ok', subject: subjectOf(user) })
}

/** Payload's error names for a failed sign-in. */
const isRefusal = (error: Error) =>
  error.name === 'AuthenticationError' || (error instanceof APIError && error.status === 429)

export const logRefusedSignIn: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!isRefusal(error)) return
  const email = String(req.data?.email ?? '')
    .toLowerCase()
    .trim()
  const where = { email: { equals: email } }
  const { docs } = await req.payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  await logSecurity({ event, outcome: 'refused', subject: subjectOf(docs[0]) })
}

/** Seconds of inactivity after which an editor is signed out; each opened page restarts them. */
export const idleSeconds = 2 * 3600
/** Seconds after which an editor must sign in again, active or not. */
const wholeSeconds = 12 * 3600

/**
 * Payload would renew a session without limit.
 * @throws Forbidden
 */
export const endOldSessions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { user, payload } = req
  if (operation !== 'refresh' || user?.collection !== 'users') return args
  const { sessions } = await payload.findByID({
    ...{ collection: 'users', id: user.id, depth: 0, showHiddenFields: true },
  })
  const session = sessions?.find(({ id }) => id === Object(user)._sid)
  const age = Date.now() - Date.parse(session?.createdAt ?? '')
  if (age < wholeSeconds * 1000) return args
  throw new Forbidden(req.t)
}
