import type { Order } from '@nas/contract/order'
import { formatPrice } from '@nas/domain/money'
import { isCancelled } from '@nas/domain/order-states'
import { fill } from '@nas/domain/placeholders'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { CopyButton } from './copy-button.tsx'
import { KeptPicture } from './kept-picture.tsx'
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

/**
 * The address of Zalo's own page that sends a link to a chat. It does not need `navigator.share`,
 * which browsers inside apps lack.
 */
export function zaloLink(address: string): string {
  // Zalo decodes `d` twice.
  const payload = encodeURIComponent(btoa(JSON.stringify({ url: address })))
  const query = new URLSearchParams({ layout: '1', color: 'blue', d: payload, shareType: '0' })
  return `https://button-share.zalo.me/share_external?${query}`
}

interface KeepCodeProps extends TextProps<Texts<'order'>> {
  code: string
  total: number
  due: boolean
}

function KeepCode({ code, total, due, locale, texts }: KeepCodeProps) {
  const path = href(locale, `/theo-doi-don-hang?order=${encodeURIComponent(code)}`)
  const address = new URL(path, location.href).href
  // Closing the system's share dialog is not an error.
  const share = () =>
    void navigator.share({ title: `NAS · ${code}`, text: code, url: address }).catch(() => {})
  return (
    <section className="order-box keep-code no-print" aria-labelledby="keep-code">
      <h2 id="keep-code">{texts.keepTitle}</h2>
      <p>{due ? texts.keepTextUnpaid : texts.keepText}</p>
      <p className="keep-code__ways">
        <strong>{code}</strong>
        <CopyButton value={code} name={texts.code} texts={texts} />
      </p>
      <KeptPicture
        content={{
          lines: [
            ['small', `NAS · ${texts.code}`],
            ['large', code],
            ['small', `${texts.total}: ${formatPrice(total)}`],
            ['small', fill(texts.pictureTrack, { host: location.host })],
          ],
        }}
        alt={`${texts.code}: ${code}`}
        file={fill(texts.keepFile, { code })}
        save={texts.keepPicture}
        texts={texts}
      />
      <p className="keep-code__ways">
        <a
          className="button button--outline button--small"
          href={zaloLink(address)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {texts.keepZalo}
        </a>
        {'share' in navigator ? (
          <button type="button" className="button button--outline button--small" onClick={share}>
            {texts.keepShare}
          </button>
        ) : null}
      </p>
    </section>
  )
}

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
