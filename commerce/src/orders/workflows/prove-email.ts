import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderProof } from '@nas/contract/order-calls'
import type { AskEmailCode, ProveEmail } from '@nas/contract/order-proofs/operations'
import { MAIL_OUTBOX, type MailOutboxService } from '../../email/module/service'
import { secretCodeHash } from '../../platform/codes/secret-code'
import { withLocks } from '../../platform/locks/with-locks'
import { codeMinutes } from '../module/proofs-table'
import { orderRecords } from '../module/service'
import { codeHash, issueCode, keyed, proofBy } from './guest-codes'
import type { ProofEmail } from './prove-order'

const proofsOf = (container: MedusaContainer) => orderRecords(container).proofs

const emailHash = (email: string) => keyed('email', email.toLowerCase())

/** A code is bound to one e-mail and one attempt of a checkout. */
const recordIdOf = (email: string, attempt: string) => `${emailHash(email)} ${attempt}`

/** Mails a code to this e-mail, whether it is known or not. */
export async function askEmailCode(
  container: MedusaContainer,
  { email, attempt, locale }: AskEmailCode,
): Promise<void> {
  const template: ProofEmail = 'email-code'
  await container.resolve<MailOutboxService>(MAIL_OUTBOX).enqueue({
    recipient: email,
    locale,
    template,
    data: { attempt },
    timeoutMinutes: codeMinutes,
  })
}

export const issueEmailCode = (
  container: MedusaContainer,
  email: string,
  attempt: string,
): Promise<string> => issueCode(container, recordIdOf(email, attempt), emailHash(email))

/** Exchanges the mailed code for a proof. @throws ShopError code_incorrect */
export function proveEmail(
  container: MedusaContainer,
  { email, attempt, secret }: ProveEmail,
): Promise<OrderProof> {
  const recordId = recordIdOf(email, attempt)
  return proofBy((hash) => proofsOf(container).useCode(recordId, codeHash(recordId, secret), hash))
}

/**
 * Uses the proof of an e-mail for one order.
 * @returns `limited` when the e-mail has reached its daily limit of orders; undefined without a
 * valid proof; else a function that restores the proof when the order fails
 */
export async function useEmailProof(
  container: MedusaContainer,
  { email, proof }: { email: string; proof: string },
): Promise<{ giveBack: () => Promise<unknown> } | 'limited' | undefined> {
  const [hash, tokenHash] = [emailHash(email), secretCodeHash(proof)]
  const proofs = proofsOf(container)
  // Serialises concurrent orders, so that each one counts.
  const used = await withLocks(container, [`email-proof:${hash}`], () =>
    proofs.useForOrder(tokenHash, hash),
  )
  if (used === undefined || used === 'limited') return used
  return { giveBack: () => proofs.giveBack(used.id, tokenHash) }
}
