import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import * as v from 'valibot'

/** A phone derives 100 keys of this cost a second; one unit takes half of `most` on average. */
const work = { algorithm: 'PBKDF2/SHA-256', most: 400 }
const standardCost = 2000
/** A phone takes half a minute for the largest proof. */
const mostUnits = 8
export const proofSeconds = 600

const proofSchema = v.pipe(
  v.string(),
  v.maxLength(4000),
  v.transform((text): unknown => JSON.parse(Buffer.from(text, 'base64').toString('utf8'))),
  v.object({
    challenge: v.looseObject({
      parameters: v.looseObject({ data: v.looseObject({ units: v.number() }) }),
      signature: v.string(),
    }),
    solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
  }),
)

export interface ProofOfWork {
  /** Whether `proof` solves such a challenge; it is valid once. @throws the error of `spend` */
  isProven(proof: string | null, units: number): Promise<boolean>
  challenge(units: number): Promise<string>
}

function read(proof: string): v.InferOutput<typeof proofSchema> | null {
  try {
    return v.parse(proofSchema, proof)
  } catch {
    return null
  }
}

/**
 * @param secret from which the signing keys of challenges are derived
 * @param spend stores the signature of a proof for `proofSeconds`, and throws when it is already
 *   stored
 * @param cost rounds of one derivation
 */
export function proofOfWork(
  secret: string,
  spend: (signature: string) => Promise<unknown>,
  cost: number = standardCost,
): ProofOfWork {
  const key = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')
  const secrets = {
    hmacSignatureSecret: key('challenge'),
    hmacKeySignatureSecret: key('solution'),
  }

  return {
    async isProven(proof, units) {
      const sent = proof === null ? null : read(proof)
      if (sent === null || sent.challenge.parameters.data.units < Math.min(units, mostUnits)) {
        return false
      }
      const challenge = sent.challenge as unknown as Challenge
      const solution = sent.solution as unknown as Solution
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      if (!verified) return false
      await spend(sent.challenge.signature)
      return true
    },

    async challenge(units) {
      const asked = Math.min(units, mostUnits)
      const challenge = await createChallenge({
        algorithm: work.algorithm,
        cost,
        counter: randomInt(work.most * asked, 1),
        data: { units: asked },
        expiresAt: new Date(Date.now() + proofSeconds * 1000),
        deriveKey,
        ...secrets,
      })
      return JSON.stringify(challenge)
    },
  }
}
