import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import * as v from 'valibot'
import { ApiError } from './api-error.ts'
import type { Limiter } from './rate-limits.ts'

/**
 * A phone derives about a hundred keys of this cost per second; half of `most` are tried on
 * average.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, most: 400 }
const proofSeconds = 600

/** ALTCHA's payload: the challenge and its solution. */
const proofSchema = v.pipe(
  v.string(),
  v.maxLength(4000),
  v.transform((text): unknown => JSON.parse(Buffer.from(text, 'base64').toString('utf8'))),
  v.object({
    challenge: v.looseObject({ parameters: v.looseObject({}), signature: v.string() }),
    solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
  }),
)

export interface ProofOfWork {
  /**
   * Requires a proof of work from the caller for each call.
   * @param proof the caller's solution, if any
   * @throws ApiError 400 with the challenge
   */
  demand(proof: string | null): Promise<void>
}

function read(proof: string): v.InferOutput<typeof proofSchema> | null {
  try {
    return v.parse(proofSchema, proof)
  } catch {
    return null
  }
}

/** @param secret of the shop, from which the signing keys of challenges are derived */
export function proofOfWork(secret: string, limiter: Limiter): ProofOfWork {
  const key = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')
  const secrets = {
    hmacSignatureSecret: key('challenge'),
    hmacKeySignatureSecret: key('solution'),
  }

  async function isProven(proof: string): Promise<boolean> {
    const sent = read(proof)
    if (sent === null) return false
    const challenge = sent.challenge as unknown as Challenge
    const solution = sent.solution as unknown as Solution
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
    if (!verified) return false
    // Each order requires a new proof.
    await limiter.take('proof', sent.challenge.signature)
    return true
  }

  return {
    async demand(proof) {
      if (proof !== null && (await isProven(proof))) return
      const challenge = await createChallenge({
        ...{ algorithm: work.algorithm, cost: work.cost, counter: randomInt(work.most, 1) },
        expiresAt: new Date(Date.now() + proofSeconds * 1000),
        deriveKey,
        ...secrets,
      })
      throw new ApiError(400, 'ApplicationError', 'Many orders come from here: prove some work', {
        details: { code: 'proof_required', challenge: JSON.stringify(challenge) },
      })
    },
  }
}
