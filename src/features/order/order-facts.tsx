import type { Order } from '@nas/contract/order'
import { formatPhone } from '@nas/domain/contact'
import { formatDate, formatTime } from '@nas/domain/dates'
import { readGift } from '@nas/domain/gift-note'
import {
  isFinal,
  orderStateColours,
  ownOrderStateLabel,
  type PaymentKind,
  type OrderState as State,
} from '@nas/domain/order-states'
import type { ReactNode } from 'react'
import { paymentNames } from '../../api-client/payments.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { GiftBox, GiftCard } from '../../ui/gift-card.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'

type Dated = Pick<Order, 'state' | 'estimated_pickup' | 'estimated_delivery'>

const dayOf = (date: string | null): string | null => date && formatDate(date)

/** Days on which the parcel is sent and delivered; none once the order has ended. */
export function expectedDays(
  order: Dated,
  texts: Texts<'order'>,
): readonly (readonly [string, string | null])[] {
  if (isFinal(order.state)) return []
  return [
    [texts.estimatedPickup, dayOf(order.estimated_pickup)],
    [texts.estimatedDelivery, dayOf(order.estimated_delivery)],
  ]
}

interface FactsProps {
  /** Name and value; entries without a value are omitted. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
  className?: string
}

export function Facts({ facts, className = '' }: FactsProps) {
  return (
    <dl className={`facts ${className}`.trim()}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** Time and date in the shop's time zone (SPEC §9). */
export function momentText(iso: string): string {
  return `${formatTime(iso)} ${formatDate(iso)}`
}

export function OrderMoment({ at }: { at: string }) {
  return <time dateTime={at}>{momentText(at)}</time>
}

interface OrderStateProps {
  order: { state: State; payment_kind: PaymentKind }
  locale: Locale
}

/** The state in words; its colour (SPEC §4) is never the only sign. */
export function OrderState({ order: { state, payment_kind }, locale }: OrderStateProps) {
  const colour = orderStateColours[state]
  return (
    <span className={`order-state${colour === null ? '' : ` order-state--${colour}`}`}>
      {ownOrderStateLabel({ state, payment: payment_kind })[locale]}
    </span>
  )
}

interface OrderReceiverProps {
  order: Pick<Order, 'name' | 'phone' | 'address' | 'note'>
  texts: Texts<'order'>
}

export function OrderReceiver({ order, texts }: OrderReceiverProps) {
  const { note, gift } = readGift(order.note ?? '')
  return (
    <>
      {gift === null ? null : (
        <section className="gift" aria-labelledby="order-gift">
          <GiftBox />
          <div>
            <h2 id="order-gift">{texts.giftTitle}</h2>
            <p>{gift.message === '' ? texts.giftText : texts.giftCardText}</p>
          </div>
          {gift.message === '' ? null : (
            <div className="gift__more">
              <GiftCard gift={gift} to={order.name ?? ''} texts={texts} />
            </div>
          )}
        </section>
      )}
      <section className="order-box placed__receiver" aria-labelledby="order-receiver">
        <h2 id="order-receiver">{texts.receiver}</h2>
        <Facts
          facts={[
            [texts.name, order.name],
            [texts.phone, formatPhone(order.phone)],
            [texts.address, order.address],
            [texts.note, note || null],
          ]}
        />
      </section>
    </>
  )
}

const loadNames = () => paymentNames()

/** A payment method by its name in the shop; empty while it is loading. */
export function usePaymentName(code: string, locale: Locale): string {
  const names = useLoaded('payments', loadNames)
  if (names.state !== 'ready') return names.state === 'failed' ? code : ''
  return names.value.get(code)?.[locale] ?? code
}

interface OrderHelpProps extends TextProps<Texts<'order'>> {
  code: string
}

export function OrderHelp({ code, locale, texts }: OrderHelpProps) {
  const address = href(locale, `/cham-soc-khach-hang?order=${encodeURIComponent(code)}`)
  return (
    <p>
      <a className="text-link" href={address}>
        {texts.help}
      </a>
    </p>
  )
}
