import { createHash, pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { label, messageFor } from '../labels'
import { isKnownBrowser, rememberBrowser } from './known-browser'

/** A day's failures that are nobody's concern; each further one makes the next try wait 1, 2, 4 … */
const freeFailures = 5
const longestWaitSeconds = 60
const countless = Number.MAX_SAFE_INTEGER

const failures = new RateLimiterMemory({
  keyPrefix: 'failures',
  points: countless,
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
 * Whose tries are counted together: those of strangers, of each browser that has signed in as the
 * editor, and of whoever sits at an open page and guesses the present password. A stranger keeps
 * neither of the others waiting. Strangers' share 65,536 counters, so that no list of addresses fills the memory.
 */
function counterOf(req: PayloadRequest, email: string): string {
  if (req.payloadAPI === 'local') return `here ${email}`
  if (isKnownBrowser(req, email)) return `known ${email}`
  return createHash('sha256').update(email).digest('hex').slice(0, 4)
}

/** @throws APIError 429 */
async function takeTry(req: PayloadRequest, key: string): Promise<void> {
  const { consumedPoints } = await failures.consume(key)
  if (consumedPoints <= freeFailures) return
  try {
    await turns.consume(key)
  } catch (rejection) {
    await failures.reward(key)
    if (!(rejection instanceof RateLimiterRes)) throw rejection
    throw new APIError(messageFor(req, tooMany), 429, null, true)
  }
  const wait = 2 ** (consumedPoints - freeFailures - 1)
  await turns.block(key, Math.min(wait, longestWaitSeconds))
}

/** Payload hashes only for an editor who is there, which the time of the answer would tell. */
async function takeAsLong(req: PayloadRequest, email: string, password: string): Promise<void> {
  const where = { email: { equals: email } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where })
  if (totalDocs === 0) await derive(password, 'nobody', 600_000, 32, 'sha256')
}

/** In place of Payload's lock, which any stranger could hold, and which tells who is an editor. */
export const countTries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const email = emailIn(args.data)
  await takeTry(req, counterOf(req, email))
  await takeAsLong(req, email, String(Object(args.data).password ?? ''))
  return args
}

export const forgetTries: CollectionAfterLoginHook = async ({ req, user }) => {
  const key = counterOf(req, user.email)
  await Promise.all([failures.delete(key), turns.delete(key)])
  if (req.payloadAPI !== 'local') rememberBrowser(req, user.email)
}
