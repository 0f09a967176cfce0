import type { OrderRating } from '@nas/contract/order'
import { formatMoment } from '@nas/domain/dates'
import { Button } from 'antd'
import { api } from '../../../api-client/api.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import { ColourTag } from '../../kit/values/colour-tag.tsx'
import { RatingPictures, ratingColours, Stars } from '../../kit/values/rating.tsx'
import { useMay } from '../../shell/use-may.ts'
import { useDeskTexts } from './desk-texts.ts'
import type { StaffOrder } from './staff-order.ts'
import { useOrderChange } from './use-order-change.ts'

interface Decision extends Pick<OrderRating, 'id' | 'updatedAt'> {
  state: 'active' | 'inactive'
}

const choices = [
  { to: 'active', action: 'approve' },
  { to: 'inactive', action: 'reject' },
] as const

export function OrderRatings({ order: { ratings, lines } }: { order: StaffOrder }) {
  const { t } = useDeskTexts()
  const { change, changing } = useOrderChange({
    run: ({ id, state, updatedAt }: Decision) =>
      api.put(`/api/ratings/${id}`, { data: { state, updatedAt: updatedAt ?? undefined } }),
    done: t('ratings.done'),
    failed: 'ratings.failed',
    noticeKey: 'rating',
  })
  if (ratings.length === 0) return null
  const names = new Map(lines.map(({ id, name }) => [String(id), name]))
  return (
    <Panel title={t('ratings.title')}>
      <ul className="crm-plain crm-entries">
        {ratings.map((rating) => (
          <Rating
            key={rating.id}
            rating={rating}
            name={names.get(String(rating.cartitem)) ?? ''}
            deciding={changing?.id === rating.id ? changing : null}
            onDecide={change}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface RatingProps {
  rating: OrderRating
  name: string
  deciding: Decision | null
  onDecide: (decision: Decision) => void
}

function Rating({ rating, name, deciding, onDecide }: RatingProps) {
  const { id, stars, words, pictures, state, at, updatedAt } = rating
  const { t } = useDeskTexts()
  const may = useMay()
  return (
    <li>
      <p className="crm-line-name">{name}</p>
      <p>
        <Stars stars={stars} label={t('ratings.stars', { stars })} />{' '}
        <ColourTag colour={ratingColours[state]}>{t(`ratings.${state}`)}</ColourTag>
      </p>
      <p className="crm-words">{words ?? t('ratings.noWords')}</p>
      {pictures.length > 0 && (
        <RatingPictures ids={pictures} label={(number) => t('ratings.picture', { number })} />
      )}
      <p className="crm-hint">
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <div className="crm-row">
        {choices
          .filter(({ to }) => to !== state && may('ratings'))
          .map(({ to, action }) => (
            <Button
              key={to}
              type={to === 'active' ? 'primary' : 'default'}
              aria-label={t(`ratings.${action}Named`, { name })}
              loading={deciding?.state === to}
              disabled={deciding !== null && deciding.state !== to}
              onClick={() => onDecide({ id, state: to, updatedAt })}
            >
              {t(`ratings.${action}`)}
            </Button>
          ))}
      </div>
    </li>
  )
}
