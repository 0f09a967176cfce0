import type { Order } from '@nas/contract/order'
import { formatPrice } from '@nas/domain/money'
import type { Texts } from '../../i18n/catalogues.ts'
import { Facts } from './facts.tsx'

interface OrderSumsProps {
  order: Pick<Order, 'subtotal' | 'shipping_price' | 'discount' | 'total' | 'cod_amount'>
  texts: Texts<'order'>
}

export function OrderSums({ order, texts }: OrderSumsProps) {
  const { subtotal, shipping_price, discount, total, cod_amount } = order
  return (
    <Facts
      className="placed__sums"
      facts={[
        [texts.subtotal, formatPrice(subtotal)],
        [texts.shipping, shipping_price === 0 ? texts.shippingFree : formatPrice(shipping_price)],
        [texts.discount, discount === 0 ? null : formatPrice(-discount)],
        [texts.total, formatPrice(total)],
        [texts.codAmount, cod_amount === 0 ? null : formatPrice(cod_amount)],
      ]}
    />
  )
}
