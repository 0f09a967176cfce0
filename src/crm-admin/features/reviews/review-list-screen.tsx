import { ratingStates } from '@nas/contract/ratings/fields'
import { Link } from '@tanstack/react-router'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { type ListColumn, type ListView, optionsOf } from '../../kit/list/list-view.ts'
import { type Review, reviewList } from './review-list.ts'
import { ReviewStars, ReviewStateTag, useReviewTexts } from './review-parts.tsx'

const open = ({ id }: Review) => ({ to: '/reviews/$ratingId', params: { ratingId: id } }) as const

/** /crm-admin/reviews */
export function ReviewListScreen() {
  const { t, locale } = useReviewTexts()
  const productOf = ({ product }: Review) => product?.[locale] ?? t('gone')
  const wordsOf = ({ words }: Review) => words ?? t('noWords')
  const authorOf = ({ author }: Review) => author ?? t('anonymous')
  const columns: ListColumn<Review>[] = [
    { key: 'product', title: t('product'), opens: true, width: 12, grow: true, render: productOf },
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
      render: ({ stars }) => <ReviewStars stars={stars} />,
    },
    { key: 'words', title: t('words'), width: 14, grow: true, render: wordsOf },
    { key: 'author', title: t('author'), width: 8.6, render: authorOf },
    { key: 'order', of: 'order_code', title: t('order'), as: 'orderCode' },
    { key: 'at', of: 'createdAt', title: t('at'), sort: 'createdAt', as: 'moment' },
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
        options: optionsOf(ratingStates, (value) => t(`state.${value}`)),
      },
      {
        name: 'stars',
        label: t('stars'),
        options: optionsOf(['5', '4', '3', '2', '1'], (stars) => t('starsOf', { stars })),
      },
    ],
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
          <ReviewStars stars={review.stars} /> · {authorOf(review)}
        </p>
        <p>{wordsOf(review)}</p>
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
  }
  return <ListScreen view={view} />
}
