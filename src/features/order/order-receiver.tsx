import type { Order } from '@nas/contract/order'
import { formatPhone } from '@nas/domain/contact'
import type { Texts } from '../../i18n/catalogues.ts'
import { Facts } from './facts.tsx'

interface OrderReceiverProps {
  order: Pick<Order, 'name' | 'phone' | 'address' | 'note'>
  texts: Texts<'order'>
}

export function OrderReceiver({ order, texts }: OrderReceiverProps) {
  return (
    <section className="order-box placed__receiver" aria-labelledby="order-receiver">
      <h2 id="order-receiver">{texts.receiver}</h2>
      <Facts
        facts={[
          [texts.name, order.name],
          [texts.phone, formatPhone(order.phone)],
          [texts.address, order.address],
          [texts.note, order.note || null],
        ]}
      />
    </section>
  )
}
