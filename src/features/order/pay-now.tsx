import { formatPrice } from '@nas/domain/money'
import type { Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import { momentText } from './order-moment.tsx'
import { TimeLeft } from './time-left.tsx'

interface PayNowProps {
  url: string
  total: number
  until: string | null
  locale: Locale
  texts: Texts<'order'>
}

/** The way to the gateway while an online payment is due. */
export function PayNow({ url, total, until, locale, texts }: PayNowProps) {
  return (
    <section className="order-box pay-now no-print" aria-labelledby="pay-now-title">
      <h2 id="pay-now-title">{texts.payTitle}</h2>
      <p>{until === null ? texts.payText : fill(texts.payUntil, { time: momentText(until) })}</p>
      {until === null ? null : (
        <p>
          <TimeLeft until={until} texts={texts} />
        </p>
      )}
      <a className="button" href={url}>
        {fill(texts.payAction, { amount: formatPrice(total, locale) })}
      </a>
    </section>
  )
}
