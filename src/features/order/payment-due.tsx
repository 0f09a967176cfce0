import type { Order } from '@nas/contract/order'
import type { Texts } from '../../i18n/catalogues.ts'
import { PayNow } from './pay-now.tsx'
import { TransferCard } from './transfer-card.tsx'

interface PaymentDueProps {
  order: Pick<Order, 'code' | 'total' | 'payment_url' | 'payment_until' | 'transfer'>
  texts: Texts<'order'>
}

/** How to pay an order that waits for it; nothing where there is no such way. */
export function PaymentDue({ order, texts }: PaymentDueProps) {
  const { code, total, payment_url, payment_until, transfer } = order
  return (
    <>
      {transfer ? (
        <TransferCard code={code} transfer={transfer} until={payment_until} texts={texts} />
      ) : null}
      {payment_url === null ? null : (
        <PayNow url={payment_url} total={total} until={payment_until} texts={texts} />
      )}
    </>
  )
}
