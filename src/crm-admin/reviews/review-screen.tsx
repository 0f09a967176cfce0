import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { formatMoment } from '../orders/order-formats.ts'
import { isNotFound } from '../shell/failure-text.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { Facts, PageFrame, Panel } from '../shell/page-frame.tsx'
import orderCss from '../styles/order.css?inline'
import { Styles } from '../styles/styles.tsx'
import { ReviewDecision } from './review-decision.tsx'
import { reviewOptions } from './review-list.ts'
import { Stars } from './review-parts.tsx'
import { useReviewTexts } from './review-texts.ts'

/** /crm-admin/reviews/$ratingId */
export function ReviewScreen() {
  const { ratingId } = useParams({ from: '/reviews/$ratingId' })
  const { t, locale } = useReviewTexts()
  const { data: review, error, refetch, isFetching } = useQuery(reviewOptions(ratingId))
  const isMissing = isNotFound(error)
  const product = review?.product?.[locale] ?? t('gone')
  const title = isMissing ? t('missing') : review ? t('of', { product }) : t('one')
  return (
    <PageFrame title={title} section={{ to: '/reviews', label: t('title') }}>
      <Styles name="order" css={orderCss} />
      {isMissing && (
        <p>
          {t('missingText')} <Link to="/reviews">{t('back')}</Link>
        </p>
      )}
      {error !== null && !isMissing && (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {review === undefined && error === null && <Skeleton active paragraph={{ rows: 8 }} />}
      {review !== undefined && !isMissing && (
        <div className="crm-order">
          <div className="crm-order-side">
            <ReviewDecision key={review.id} review={review} />
          </div>
          <div className="crm-order-main">
            <Panel title={t('one')}>
              <Facts
                facts={[
                  [t('product'), product],
                  [t('stars'), <Stars key="stars" stars={review.stars} />],
                  [
                    t('words'),
                    <span key="words" className="crm-words">
                      {review.words ?? t('noWords')}
                    </span>,
                  ],
                  [t('author'), review.author ?? t('anonymous')],
                  [
                    t('order'),
                    review.order_code && (
                      <Link key="order" to="/orders" search={{ q: review.order_code }}>
                        {review.order_code}
                      </Link>
                    ),
                  ],
                  [t('at'), formatMoment(review.createdAt)],
                ]}
              />
            </Panel>
          </div>
        </div>
      )}
    </PageFrame>
  )
}
