import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { type OrderProof, orderCodeDigits } from '@nas/contract/order-calls'
import { newSecretCode, secretCodeHash } from '../../platform/codes/secret-code'
import { fieldError } from '../../platform/errors/shop-error'
import { settings } from '../../platform/settings/settings'
import { orderRecords } from '../module/service'

/** Keyed hash: a code has only 20 bits, so a plain hash could be reversed. */
export function keyed(purpose: 'code' | 'device' | 'email', text: string): string {
  const key = hkdfSync('sha256', settings().ORDER_CODE_KEY, '', 'proof of an order', 32)
  return createHmac('sha256', Buffer.from(key)).update(`${purpose} ${text}`).digest('base64url')
}

export const codeHash = (recordId: string, code: string): string =>
  keyed('code', `${recordId} ${code}`)

/** @param recordId of a guest's order, or the attempt of a checkout with `emailHash` */
export async function issueCode(
  container: MedusaContainer,
  recordId: string,
  emailHash: string | null = null,
): Promise<string> {
  const code = String(randomInt(10 ** orderCodeDigits)).padStart(orderCodeDigits, '0')
  const { proofs } = orderRecords(container)
  await proofs.addCode(recordId, codeHash(recordId, code), emailHash)
  return code
}

/**
 * Issues a new proof.
 * @param store stores the hash of the proof if the secret is correct, and returns its expiry
 * @throws ShopError code_incorrect
 */
export async function proofBy(
  store: (tokenHash: string) => Promise<Date | undefined>,
): Promise<OrderProof> {
  const proof = newSecretCode()
  const until = await store(secretCodeHash(proof))
  if (until !== undefined) return { proof, until: until.toISOString() }
  const message = 'The code is wrong, expired or was used before.'
  throw fieldError('code_incorrect', 'secret', message)
}
