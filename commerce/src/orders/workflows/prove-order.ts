import { timingSafeEqual } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderProof } from '@nas/contract/order-calls'
import type { AskOrderCode, ProveOrder } from '@nas/contract/order-proofs/operations'
import { MAIL_OUTBOX, type MailOutboxService } from '../../email/module/service'
import { secretCodeHash } from '../../platform/codes/secret-code'
import { ShopError } from '../../platform/errors/shop-error'
import { codeMinutes } from '../module/proofs-table'
import type { OrderRecordRow } from '../module/rows'
import { orderRecords } from '../module/service'
import { findGuestOrder } from '../queries/track-order'
import { codeHash, keyed, proofBy } from './guest-codes'

export type ProofEmail = 'order-code' | 'email-code'

const dayMs = 24 * 60 * 60_000

/** Days after the order for which the secret of the ordering device is accepted. */
const deviceDays = 14

/** Returned once, to the device that places the guest order. */
export const deviceSecret = (recordId: string): string => keyed('device', recordId)

/** The response does not disclose whether the order exists or has an e-mail. */
export async function askOrderCode(
  container: MedusaContainer,
  { code, phone, locale }: AskOrderCode,
): Promise<void> {
  const record = await findGuestOrder(container, code, phone)
  if (!record?.email) return
  const template: ProofEmail = 'order-code'
  await container.resolve<MailOutboxService>(MAIL_OUTBOX).enqueueNewest({
    recipient: record.email,
    locale,
    template,
    data: { record: record.id },
    timeoutMinutes: codeMinutes,
  })
}

function isDeviceSecret({ id, created_at }: OrderRecordRow, secret: string): boolean {
  if (Date.now() - created_at.getTime() > deviceDays * dayMs) return false
  const [given, expected] = [Buffer.from(secret), Buffer.from(deviceSecret(id))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function useSecret(
  container: MedusaContainer,
  record: OrderRecordRow,
  secret: string,
  tokenHash: string,
): Promise<Date | undefined> {
  const { proofs } = orderRecords(container)
  return isDeviceSecret(record, secret)
    ? proofs.addProof(record.id, tokenHash)
    : proofs.useCode(record.id, codeHash(record.id, secret), tokenHash)
}

/**
 * Exchanges the mailed code, or the secret of the ordering device, for a proof of the order.
 * @throws ShopError code_incorrect, also for an order that is unknown or belongs to an account
 */
export async function proveOrder(
  container: MedusaContainer,
  { code, phone, secret }: ProveOrder,
): Promise<OrderProof> {
  const record = await findGuestOrder(container, code, phone)
  return proofBy(async (hash) => record && useSecret(container, record, secret, hash))
}

/** The guest order of a proof. @throws ShopError proof_over */
export async function provenOrder(
  container: MedusaContainer,
  proof: string,
): Promise<OrderRecordRow> {
  const orders = orderRecords(container)
  const id = await orders.proofs.recordOf(secretCodeHash(proof))
  const record = id === undefined ? undefined : await orders.findById(id)
  if (record?.customer_id === null) return record
  throw new ShopError('proof_over', 'The proof of the order has expired.')
}
