import { createHmac } from 'node:crypto'
import { proofOfWork, proofSeconds } from '@nas/callers/proof-of-work'
import { takeAttempt } from '@nas/domain/backoff'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { label, messageFor } from '../labels'

/** Failures are counted for a day. Waits in seconds. */
const backoff = { freeFailures: 5, firstWait: 1, maxWait: 60 }

/** In the database, so that all processes of Payload count together. */
function makeCounters(payload: Payload) {
  const { pool } = payload.db as unknown as { pool: Pool }
  const counter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'sign_in_attempts',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration,
    })
  return {
    failures: counter('failures', 1_000_000, 86_400),
    turns: counter('turns', 1, 1),
    /** Failures, and other calls without a session, of one network. */
    perNetwork: counter('network', 30, 300),
    provenTurns: counter('proven', 3, 3600),
    proofs: counter('proof', 1, proofSeconds),
  }
}
let counters: ReturnType<typeof makeCounters> | undefined
const countersOf = ({ payload }: PayloadRequest) => {
  counters ??= makeCounters(payload)
  return counters
}
/** Units of work, about 15 seconds, that replace waiting. */
const unitsOfATurn = 8

const tooMany = label(
  'Sai mật khẩu quá nhiều lần. Hãy đợi một phút rồi thử lại.',
  'Too many wrong passwords. Wait a minute, then try again.',
)
const tooOften = label(
  'Bạn thao tác quá nhiều lần. Hãy đợi vài phút rồi thử lại.',
  'Too many requests. Wait a few minutes, then try again.',
)

const workOf = (req: PayloadRequest) =>
  proofOfWork(req.payload.secret, (proof) => countersOf(req).proofs.consume(proof))

/** `scripts/serve.mjs` has replaced what the client wrote into this header. */
const networkOf = (req: PayloadRequest): string => req.headers.get('x-forwarded-for') ?? 'unknown'

/** A pseudonym, which cannot be reversed without Payload's secret. */
export const networkMark = (req: PayloadRequest): string =>
  createHmac('sha256', req.payload.secret).update(networkOf(req)).digest('base64url').slice(0, 12)

async function isOver(counted: Promise<unknown>): Promise<boolean> {
  try {
    await counted
    return false
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return true
    throw rejection
  }
}

export type Attempt = ReturnType<typeof attemptOf>

function attemptOf(req: PayloadRequest, key: string, network: string | null) {
  const { failures, turns, perNetwork } = countersOf(req)
  const uncountForNetwork = async () => {
    if (network !== null) await perNetwork.reward(network)
  }
  return {
    async giveBack(): Promise<void> {
      await Promise.all([failures.reward(key), uncountForNetwork()])
    },
    /** Records a correct password: earlier failures no longer count. */
    async succeeded(): Promise<void> {
      await Promise.all([failures.delete(key), turns.delete(key), uncountForNetwork()])
    },
  }
}

/** An attempt from a known browser: strangers cannot delay its counter. @throws APIError 429 */
export async function takeKnownAttempt(req: PayloadRequest, key: string): Promise<Attempt> {
  const wait = await takeAttempt(countersOf(req), key, backoff)
  if (wait > 0) throw new APIError(messageFor(req, tooMany), 429, null, true)
  return attemptOf(req, key, null)
}

/** A network may solve a challenge in place of waiting a few times an hour. */
async function hasWorked(req: PayloadRequest, key: string, network: string): Promise<boolean> {
  const proof = req.headers.get('proof-of-work')
  const proven = workOf(req).isProven(proof, unitsOfATurn)
  if ((await isOver(proven)) || !(await proven)) return false
  return !(await isOver(countersOf(req).provenTurns.consume(`${network} ${key}`)))
}

/** @throws APIError 429 with a challenge, whose solution allows an immediate attempt */
export async function takeNewAttempt(req: PayloadRequest, key: string): Promise<Attempt> {
  const network = networkMark(req)
  const { failures, perNetwork, turns } = countersOf(req)
  const isProven = await hasWorked(req, key, network)
  const isNetworkOver = await isOver(perNetwork.consume(network))
  if (isProven) {
    await failures.consume(key)
  } else if (isNetworkOver || (await takeAttempt({ failures, turns }, key, backoff)) > 0) {
    await perNetwork.reward(network)
    const data = { challenge: await workOf(req).challenge(unitsOfATurn) }
    throw new APIError(messageFor(req, tooMany), 429, data, true)
  }
  return attemptOf(req, key, network)
}

export async function countForNetwork(req: PayloadRequest): Promise<void> {
  if (!(await isOver(countersOf(req).perNetwork.consume(networkMark(req))))) return
  throw new APIError(messageFor(req, tooOften), 429, null, true)
}
