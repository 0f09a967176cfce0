import { formatMoment } from '@nas/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { RecordPage } from '../../kit/page/loaded-panel.tsx'
import { Facts, Panel } from '../../kit/page/page-frame.tsx'
import { RecordColumns } from '../../kit/page/record-columns.tsx'
import { OrderLink } from '../../kit/values/order-link.tsx'
import { RatingPictures } from '../../kit/values/rating.tsx'
import { ReviewDecision } from './review-decision.tsx'
import { type Review, reviewOptions } from './review-list.ts'
import { ReviewStars, useReviewTexts } from './review-parts.tsx'

/** /crm-admin/reviews/$ratingId */
export function ReviewScreen() {
  const { ratingId } = useParams({ from: '/reviews/$ratingId' })
  const { t, locale } = useReviewTexts()
  const query = useQuery(reviewOptions(ratingId))
  const product = query.data?.product?.[locale] ?? t('gone')
  const titleOf = (isMissing: boolean): string => {
    if (isMissing) return t('missing')
    return query.data ? t('of', { product }) : t('one')
  }
  return (
    <RecordPage
      query={query}
      titleOf={titleOf}
      section={{ to: '/reviews', label: t('title') }}
      missing={{ text: t('missingText'), back: t('back') }}
    >
      {(review) => (
        <RecordColumns
          lead={<ReviewFacts review={review} />}
          side={<ReviewDecision key={review.id} review={review} />}
        />
      )}
    </RecordPage>
  )
}

function ReviewFacts({ review }: { review: Review }) {
  const { t, locale } = useReviewTexts()
  const { product, stars, words, pictures, author, order_code, createdAt } = review
  return (
    <Panel title={t('one')}>
      <Facts
        facts={[
          [t('product'), product?.[locale] ?? t('gone')],
          [t('stars'), <ReviewStars key="stars" stars={stars} />],
          [
            t('words'),
            <span key="words" className="crm-words">
              {words ?? t('noWords')}
            </span>,
          ],
          pictures.length > 0 && [
            t('pictures'),
            <RatingPictures
              key="pictures"
              ids={pictures}
              label={(number) => t('pictureOf', { number })}
            />,
          ],
          [t('author'), author ?? t('anonymous')],
          [t('order'), order_code && <OrderLink key="order" code={order_code} />],
          [t('at'), formatMoment(createdAt)],
        ]}
      />
    </Panel>
  )
}
