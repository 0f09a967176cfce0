import type { MedusaContainer } from '@medusajs/framework/types'
import { ShopError, type ShopErrorCode } from '../../../platform/errors/shop-error'
import { settings } from '../../../platform/settings/settings'
import { useEmailProof } from '../prove-email'
import type { PlaceOrderRequest, Placing, Receiver } from './placing'

export type Confirmable = Pick<PlaceOrderRequest, 'emailProof'> & {
  receiver: Pick<Receiver, 'email'>
}

interface Refusal {
  code: ShopErrorCode
  message: string
}

/** @param byEmail whether the proof of an e-mail would allow the order */
export function refusal({ code, message }: Refusal, byEmail: boolean): ShopError {
  const proof = 'With the proof of its e-mail the order can be placed.'
  const details = byEmail ? [{ path: ['email_proof'], code: 'required', message: proof }] : []
  return new ShopError(code, message, details)
}

/** The proof is good for one order. @throws ShopError the refusal without a valid proof */
export async function assertConfirmedByEmail(
  container: MedusaContainer,
  { emailProof: proof, receiver: { email } }: Confirmable,
  refused: Refusal,
  placing: Placing,
): Promise<void> {
  const used =
    proof === null || email === null ? undefined : await useEmailProof(container, { email, proof })
  // Without a mail server, a call back is the only option.
  if (typeof used !== 'object') {
    throw refusal(refused, used === undefined && settings().SMTP_URL !== undefined)
  }
  placing.onFailure(used.giveBack)
}
