import { unusualPricesSchema } from '@nas/contract/prices'
import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { apiOptions } from '../../kit/list/list-page.ts'
import { nameIn } from '../../kit/texts/texts.ts'
import { useDashboardTexts } from './use-dashboard-texts.ts'

const unusualPricesOptions = apiOptions(
  ['products', 'unusual-prices'],
  ['/api/app/unusualprices'],
  unusualPricesSchema,
  ({ data }) => data,
)

/** Unusual prices that staff or editors have confirmed; absent without any. */
export function UnusualPrices() {
  const { t, locale } = useDashboardTexts()
  const id = useId()
  const { data, error, refetch, isFetching } = useQuery(unusualPricesOptions)
  if (error === null && (data === undefined || data.length === 0)) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="crm-part">
        {t('price.title')}
      </h2>
      {error !== null && <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {data !== undefined && (
        <ul className="crm-box crm-plain crm-entries">
          {data.map(({ id, product, name, name_en, before, after, who, at }) => (
            <li key={id}>
              <p>
                <Link to="/products/$recordId" params={{ recordId: String(product) }}>
                  {name === null ? product : nameIn(locale, { name, name_en })}
                </Link>
                : {before !== null && `${formatPrice(before)} → `}
                <strong>{formatPrice(after)}</strong>
              </p>
              <p className="crm-hint">
                {t('price.by', { who: who ?? t('price.gone'), at: formatMoment(at) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
