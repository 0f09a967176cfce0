import { formatMoment } from '@nas/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { isNotFound } from '../../kit/feedback/failure-text.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { Loading } from '../../kit/feedback/loading.tsx'
import { Facts, PageFrame, Panel } from '../../kit/page/page-frame.tsx'
import { RecordColumns } from '../../kit/page/record-columns.tsx'
import { useStacked } from '../../kit/page/use-stacked.ts'
import { ReviewDecision } from './review-decision.tsx'
import { type Review, reviewOptions } from './review-list.ts'
import { Stars, useReviewTexts } from './review-parts.tsx'

/** /crm-admin/reviews/$ratingId */
export function ReviewScreen() {
  const { ratingId } = useParams({ from: '/reviews/$ratingId' })
  const { t, locale } = useReviewTexts()
  const { data: review, error, refetch, isFetching } = useQuery(reviewOptions(ratingId))
  const isMissing = isNotFound(error)
  const isStacked = useStacked()
  const product = review?.product?.[locale] ?? t('gone')
  const title = isMissing ? t('missing') : review ? t('of', { product }) : t('one')
  return (
    <PageFrame title={title} section={{ to: '/reviews', label: t('title') }}>
      {isMissing && (
        <p>
          {t('missingText')} <Link to="/reviews">{t('back')}</Link>
        </p>
      )}
      {error !== null && !isMissing && (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {review === undefined && error === null && <Loading />}
      {review !== undefined && !isMissing && (
        <RecordColumns
          first={isStacked && <ReviewFacts review={review} />}
          side={<ReviewDecision key={review.id} review={review} />}
          main={!isStacked && <ReviewFacts review={review} />}
        />
      )}
    </PageFrame>
  )
}

/** The customer's rating. */
function ReviewFacts({ review }: { review: Review }) {
  const { t, locale } = useReviewTexts()
  const { product, stars, words, author, order_code, createdAt } = review
  return (
    <Panel title={t('one')}>
      <Facts
        facts={[
          [t('product'), product?.[locale] ?? t('gone')],
          [t('stars'), <Stars key="stars" stars={stars} />],
          [
            t('words'),
            <span key="words" className="crm-words">
              {words ?? t('noWords')}
            </span>,
          ],
          [t('author'), author ?? t('anonymous')],
          [
            t('order'),
            order_code && (
              <Link key="order" to="/orders" search={{ q: order_code }}>
                {order_code}
              </Link>
            ),
          ],
          [t('at'), formatMoment(createdAt)],
        ]}
      />
    </Panel>
  )
}
