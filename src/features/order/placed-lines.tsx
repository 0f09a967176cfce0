import { formatPrice } from '@nas/domain/money'
import { localised } from '../../content/localised.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { OrderLine } from './order-line.ts'

interface PlacedLinesProps {
  lines: readonly OrderLine[]
  locale: Locale
  texts: Texts<'order'>
}

export function PlacedLines({ lines, locale, texts }: PlacedLinesProps) {
  return (
    <ul className="placed-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <span className="placed-lines__picture">
            {line.imagelink === '' ? null : (
              <img src={line.imagelink} alt="" width={64} height={64} decoding="async" />
            )}
          </span>
          <span>
            <LineName line={line} locale={locale} />
            <span className="muted">{fill(texts.quantityTimes, { count: line.quantity })}</span>
          </span>
          <span className="price">{formatPrice(line.price * line.quantity)}</span>
        </li>
      ))}
    </ul>
  )
}

function LineName({ line, locale }: { line: OrderLine; locale: Locale }) {
  const name = localised(line, 'name', locale)
  return line.slug === '' ? name : <a href={href(locale, `/san-pham/${line.slug}`)}>{name}</a>
}
