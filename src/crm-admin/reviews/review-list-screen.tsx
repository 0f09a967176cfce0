import { ratingStates } from '@nas/contract/ratings'
import { Link } from '@tanstack/react-router'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListColumn, ListView } from '../list/list-view.ts'
import { formatMoment } from '../orders/order-formats.ts'
import orderCss from '../styles/order.css?inline'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/texts.ts'
import { decideReview, type Review, reviewList } from './review-list.ts'
import { ReviewStateTag, Stars } from './review-parts.tsx'
import { useReviewTexts } from './review-texts.ts'

const open = ({ id }: Review) => ({ to: '/reviews/$ratingId', params: { ratingId: id } }) as const

/** /crm-admin/reviews */
export function ReviewListScreen() {
  const { t, locale } = useReviewTexts()
  const { t: frame } = useTexts()
  const productOf = ({ product }: Review) => product?.[locale] ?? t('gone')
  const columns: ListColumn<Review>[] = [
    {
      key: 'product',
      title: t('product'),
      width: 220,
      wrap: true,
      render: (review) => <Link {...open(review)}>{productOf(review)}</Link>,
    },
    {
      key: 'stars',
      title: t('stars'),
      sort: 'stars',
      render: ({ stars }) => <Stars stars={stars} />,
    },
    {
      key: 'words',
      title: t('words'),
      width: 320,
      wrap: true,
      render: ({ words }) => words ?? t('noWords'),
    },
    { key: 'author', title: t('author'), render: ({ author }) => author ?? t('anonymous') },
    {
      key: 'order',
      title: t('order'),
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
      render: ({ createdAt }) => <span className="crm-nowrap">{formatMoment(createdAt)}</span>,
    },
    {
      key: 'state',
      title: t('state'),
      sort: 'state',
      render: ({ state }) => <ReviewStateTag state={state} />,
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
      { name: 'from', label: frame('list.from'), options: 'day' },
      { name: 'to', label: frame('list.to'), options: 'day' },
    ],
    keyOf: ({ id }) => id,
    nameOf: (review) => `${productOf(review)}, ${t('starsOf', { stars: review.stars })}`,
    open,
    card: (review) => (
      <>
        <div className="crm-card-row">
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
        key: 'approve',
        label: t('approve'),
        allows: ({ state }) => state !== 'active',
        run: (review) => decideReview(review, { state: 'active' }, review.updatedAt),
      },
    ],
    empty: t('empty'),
    exported: true,
  }
  return (
    <>
      <Styles name="order" css={orderCss} />
      <ListScreen view={view} />
    </>
  )
}
