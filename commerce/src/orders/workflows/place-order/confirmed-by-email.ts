import type { MedusaContainer } from '@medusajs/framework/types'
import { ShopError, type ShopErrorCode } from '../../../platform/errors/shop-error'
import { settings } from '../../../platform/settings/settings'
import { withEmailProof } from '../prove-email'
import type { PlaceOrderRequest, Receiver } from './place-order-request'

/** The part of a request that can confirm it. */
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

/**
 * Places an order beyond a limit for the proof of its e-mail, which is good for one order.
 * @throws ShopError the refusal without a valid proof
 */
export async function confirmedByEmail<Result>(
  container: MedusaContainer,
  { emailProof: proof, receiver: { email } }: Confirmable,
  refused: Refusal,
  placement: () => Promise<Result>,
): Promise<Result> {
  const outcome =
    proof === null || email === null
      ? undefined
      : await withEmailProof(container, { email, proof }, placement)
  if (typeof outcome === 'object') return outcome.placed
  // Without a mail server, a call back is the only option.
  throw refusal(refused, outcome === undefined && settings().SMTP_URL !== undefined)
}
