import { formatPhone } from '@nas/domain/contact'
import { isCancelled, outcomeOf } from '@nas/domain/order-states'
import { fill } from '@nas/domain/placeholders'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { isUnpaid, notePlacedOrder, type PlacedOrder } from '../../stores/placed-order.ts'
import { Icon } from '../../ui/icon.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { PaymentDue } from './payment-due.tsx'
import { useIsOver } from './time-left.tsx'

interface OrderDetailsProps extends TextProps<Texts<'order'>> {
  placed: PlacedOrder
  onChange: () => void
}

function headOf({ order }: PlacedOrder, texts: Texts<'order'>, due: boolean) {
  if (isCancelled(order.state)) {
    return { title: texts.endedTitle, text: texts.endedText }
  }
  if (isUnpaid(order) && !due) return { title: texts.dueTitle, text: texts.timeOver }
  if (due && order.transfer_claim === 'pending') {
    return { title: texts.thanksTitle, text: texts.thanksOrder }
  }
  if (due && order.transfer === null) return { title: texts.dueTitle, text: texts.dueText }
  if (due) return { title: texts.thanksTitle, text: texts.thanksTransfer }
  if (order.payment_kind !== 'cod') return { title: texts.thanksTitle, text: texts.thanksOrder }
  const text = fill(texts.thanksText, { phone: formatPhone(order.phone) })
  return { title: texts.thanksTitle, text }
}

export function OrderDetails({ placed, locale, texts, onChange }: OrderDetailsProps) {
  const { order } = placed
  const unpaid = isUnpaid(order)
  const due = !useIsOver(order.payment_until) && unpaid
  const ended = isCancelled(order.state)
  const { title, text } = headOf(placed, texts, due)
  return (
    <article className="placed">
      <header className="placed__head">
        <span className="placed__mark">
          <Icon name={unpaid ? 'clock' : ended ? 'close' : 'check'} />
        </span>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="placed__code">
          {texts.code} <strong data-order-code="">{order.code}</strong>
        </p>
      </header>
      <PaymentDue
        order={order}
        locale={locale}
        texts={texts}
        phone={order.phone}
        access={{ by: 'tracked', code: order.code, phone: order.phone }}
        onChange={(changed) => {
          notePlacedOrder(changed)
          onChange()
        }}
      />
      <OrderReceipt {...placed} due={due} locale={locale} texts={texts} />
      <p className="placed__actions no-print">
        {outcomeOf[order.state] === 'cancelledByShop' && order.payment_kind === 'online' ? (
          <a
            className="button"
            href={href(locale, `/thanh-toan/that-bai?order=${encodeURIComponent(order.code)}`)}
          >
            {texts.orderAgain}
          </a>
        ) : null}
        <a className={`button${ended ? ' button--outline' : ''}`} href={href(locale, '/')}>
          {texts.continue}
        </a>
        <a
          className="button button--outline"
          href={href(locale, `/theo-doi-don-hang?order=${encodeURIComponent(order.code)}`)}
        >
          {texts.track}
        </a>
        <button type="button" className="button button--quiet" onClick={() => print()}>
          {texts.print}
        </button>
      </p>
    </article>
  )
}
