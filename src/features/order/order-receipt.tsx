import type { Order } from '@nas/contract/order'
import { isCancelled } from '@nas/domain/order-states'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { KeepCode } from './keep-code.tsx'
import {
  expectedDays,
  Facts,
  momentText,
  OrderReceiver,
  OrderState,
  usePaymentName,
} from './order-facts.tsx'
import { OrderGoods } from './order-goods.tsx'
import type { OrderLine } from './order-line.ts'

interface OrderReceiptProps extends TextProps<Texts<'order'>> {
  order: Order
  lines: readonly OrderLine[]
  due?: boolean
}

export function OrderReceipt({ order, lines, due = false, locale, texts }: OrderReceiptProps) {
  const methodName = usePaymentName(order.payment_method, locale)
  return (
    <>
      {order.email === null && !isCancelled(order.state) ? (
        <KeepCode code={order.code} total={order.total} due={due} locale={locale} texts={texts} />
      ) : null}
      <section className="order-box placed__facts" aria-label={texts.code}>
        <Facts
          facts={[
            [texts.state, <OrderState key="state" order={order} locale={locale} />],
            [texts.placedAt, momentText(order.createdAt)],
            [texts.paymentMethod, methodName],
            ...expectedDays(order, texts),
          ]}
        />
      </section>
      <OrderGoods order={order} lines={lines} locale={locale} texts={texts} />
      <OrderReceiver order={order} texts={texts} />
    </>
  )
}
