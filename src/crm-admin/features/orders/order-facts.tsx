import { orderFieldLabels, vatLabel } from '@nas/contract/field-labels'
import { formatDate, formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { isCancelled } from '@nas/domain/order-states'
import { Facts, Panel } from '../../kit/page/page-frame.tsx'
import { usePaymentNames } from '../../kit/texts/use-payment-names.ts'
import { Cover } from '../../kit/values/cover.tsx'
import { Phone } from '../../kit/values/phone.tsx'
import { useMay } from '../../shell/use-may.ts'
import { useDeskTexts } from './desk-texts.ts'
import type { StaffOrder, StaffOrderLine } from './staff-order.ts'

export function OrderLines({ lines }: { lines: StaffOrderLine[] }) {
  const { t } = useDeskTexts()
  return (
    <Panel title={t('order.lines')}>
      <ul className="crm-plain">
        {lines.map((line) => (
          <li key={line.id} className="crm-line">
            <Cover src={line.picture} size={64} />
            <div>
              <p className="crm-line-name">{line.name}</p>
              <p>
                {line.price !== null && (
                  <>
                    <span className="crm-hidden">{t('order.price')} </span>
                    {formatPrice(line.price)}
                  </>
                )}
                <span aria-hidden="true"> × </span>
                <span className="crm-hidden">, {t('order.quantity')} </span>
                {line.quantity}
              </p>
            </div>
            {line.price !== null && (
              <p className="crm-line-total">
                <span className="crm-hidden">{t('order.lineTotal')} </span>
                {formatPrice(line.price * line.quantity)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function OrderSums({ order }: { order: StaffOrder }) {
  const { t, locale } = useDeskTexts()
  const paymentName = usePaymentNames()
  const { subtotal, shipping_price, discount, total, vat_rate, vat, cod_amount } = order
  const money = (amount: number | null) => amount !== null && formatPrice(amount)
  const until = order.payment_until
  return (
    <Panel title={t('order.sums')} className="crm-sums">
      <Facts
        facts={[
          [orderFieldLabels.subtotal[locale], money(subtotal)],
          [orderFieldLabels.shipping_price[locale], money(shipping_price)],
          [orderFieldLabels.discount[locale], money(discount && -discount)],
          [orderFieldLabels.total[locale], <strong key="total">{money(total)}</strong>],
          vat !== null && [vatLabel(locale, vat_rate), formatPrice(vat)],
          order.payment === 'cod' &&
            !isCancelled(order.state) && [t('order.codAmount'), money(cod_amount)],
          [t('order.paymentMethod'), paymentName(order.payment_method)],
          until !== null && [t('order.paymentUntil'), formatMoment(until)],
        ]}
      />
    </Panel>
  )
}

/** A phone number, also as a Zalo conversation. */
function PhoneOfOrder({ number }: { number: string }) {
  if (number === '') return null
  return (
    <>
      <Phone number={number} />{' '}
      <a
        className="crm-internal"
        href={`https://zalo.me/${number.replace(/\D/g, '').replace(/^0/, '84')}`}
        target="_blank"
        rel="noreferrer"
      >
        Zalo
      </a>
    </>
  )
}

function emailOf({ email }: StaffOrder) {
  return email && <a href={`mailto:${email}`}>{email}</a>
}

export function OrderDelivery({ order }: { order: StaffOrder }) {
  const { t, locale } = useDeskTexts()
  const may = useMay()
  const dayOf = (iso: string | null): string =>
    iso === null ? t('order.unknown') : formatDate(iso)
  const isExpected = !isCancelled(order.state)
  return (
    <Panel title={t('order.delivery')}>
      <Facts
        facts={[
          [t('order.name'), order.name],
          [t('order.phone'), <PhoneOfOrder key="phone" number={order.phone} />],
          [orderFieldLabels.address[locale], order.address],
          [t('order.note'), order.note ?? t('order.none')],
          may('orders.email') && [
            orderFieldLabels.email[locale],
            emailOf(order) || t('order.none'),
          ],
          may('people.read') && [t('order.account'), order.account ?? t('order.guest')],
          [t('order.placedAt'), formatMoment(order.createdAt)],
          isExpected && [t('order.estimatedPickup'), dayOf(order.estimated_pickup)],
          isExpected && [
            orderFieldLabels.estimated_delivery[locale],
            dayOf(order.estimated_delivery),
          ],
        ]}
      />
    </Panel>
  )
}
