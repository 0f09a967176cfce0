import { ratingStates } from '@nas/contract/ratings/fields'
import { formatMoment } from '@nas/domain/dates'
import { Link } from '@tanstack/react-router'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { columnWidths, type ListColumn, type ListView } from '../../kit/list/list-view.ts'
import { type Review, reviewList } from './review-list.ts'
import { ReviewStateTag, Stars, useReviewTexts } from './review-parts.tsx'

const open = ({ id }: Review) => ({ to: '/reviews/$ratingId', params: { ratingId: id } }) as const

/** /crm-admin/reviews */
export function ReviewListScreen() {
  const { t, locale } = useReviewTexts()
  const productOf = ({ product }: Review) => product?.[locale] ?? t('gone')
  const columns: ListColumn<Review>[] = [
    {
      key: 'product',
      title: t('product'),
      width: 12,
      grow: true,
      render: (review) => (
        <Link {...open(review)} title={productOf(review)}>
          {productOf(review)}
        </Link>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      sort: 'state',
      width: 9.2,
      render: ({ state }) => <ReviewStateTag state={state} />,
    },
    {
      key: 'stars',
      title: t('stars'),
      sort: 'stars',
      width: 6.8,
      render: ({ stars }) => <Stars stars={stars} />,
    },
    {
      key: 'words',
      title: t('words'),
      width: 14,
      grow: true,
      render: ({ words }) => words ?? t('noWords'),
    },
    {
      key: 'author',
      title: t('author'),
      width: 8.6,
      render: ({ author }) => author ?? t('anonymous'),
    },
    {
      key: 'order',
      title: t('order'),
      width: columnWidths.orderCode,
      render: ({ order_code }) =>
        order_code && (
          <Link to="/orders" search={{ q: order_code }}>
            {order_code}
          </Link>
        ),
    },
    {
      key: 'at',
      title: t('at'),
      sort: 'createdAt',
      width: columnWidths.moment,
      render: ({ createdAt }) => formatMoment(createdAt),
    },
  ]
  const view: ListView<Review> = {
    spec: reviewList,
    title: t('title'),
    searchHint: t('searchHint'),
    columns,
    filters: [
      {
        name: 'state',
        label: t('state'),
        options: ratingStates.map((value) => ({ value, label: t(`state.${value}`) })),
      },
      {
        name: 'stars',
        label: t('stars'),
        options: ['5', '4', '3', '2', '1'].map((value) => ({
          value,
          label: t('starsOf', { stars: value }),
        })),
      },
    ],
    keyOf: ({ id }) => id,
    nameOf: (review) => `${productOf(review)}, ${t('starsOf', { stars: review.stars })}`,
    open,
    card: (review) => (
      <>
        <div className="crm-row crm-ends">
          <Link {...open(review)} className="crm-box-link">
            {productOf(review)}
          </Link>
          <ReviewStateTag state={review.state} />
        </div>
        <p>
          <Stars stars={review.stars} /> · {review.author ?? t('anonymous')}
        </p>
        <p>{review.words ?? t('noWords')}</p>
      </>
    ),
    bulk: [
      {
        to: 'active',
        label: t('approve'),
        allows: ({ state }) => state !== 'active',
        version: ({ updatedAt }) => updatedAt,
      },
    ],
    empty: t('empty'),
    exported: true,
  }
  return <ListScreen view={view} />
}
