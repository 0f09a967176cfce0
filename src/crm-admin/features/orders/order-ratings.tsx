import type { OrderRating } from '@nas/contract/order'
import type { RatingState } from '@nas/contract/ratings/fields'
import { formatMoment } from '@nas/domain/dates'
import { Button } from 'antd'
import { Panel } from '../../kit/page/page-frame.tsx'
import type { TextKey } from '../../kit/texts/texts.ts'
import { useTexts } from '../../kit/texts/texts.ts'
import { ColourTag } from '../../kit/values/colour-tag.tsx'
import { useMay } from '../../shell/use-may.ts'
import { decideRating } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'
import { useOrderChange } from './use-order-change.ts'

interface Decision {
  id: OrderRating['id']
  state: 'active' | 'inactive'
}

const stateTexts = {
  new: { text: 'ratings.new', colour: 'orange' },
  active: { text: 'ratings.active', colour: 'green' },
  inactive: { text: 'ratings.inactive', colour: null },
} as const satisfies Record<RatingState, { text: TextKey; colour: string | null }>

export function OrderRatings({ order: { ratings, lines } }: { order: StaffOrder }) {
  const { t } = useTexts()
  const { change, changing } = useOrderChange<Decision>({
    run: ({ id, state }) => decideRating(id, state),
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

function Rating({
  rating: { id, stars, words, state, at },
  name,
  deciding,
  onDecide,
}: RatingProps) {
  const { t } = useTexts()
  const may = useMay()
  const { text, colour } = stateTexts[state]
  const choices = [
    { to: 'active', label: 'ratings.approve', named: 'ratings.approveNamed' },
    { to: 'inactive', label: 'ratings.reject', named: 'ratings.rejectNamed' },
  ] as const
  return (
    <li>
      <p className="crm-line-name">{name}</p>
      <p>
        <span aria-hidden="true" className="crm-stars">
          {'★'.repeat(stars)}
          {'☆'.repeat(5 - stars)}
        </span>
        <span className="crm-hidden">{t('ratings.stars', { stars })}</span>{' '}
        <ColourTag colour={colour}>{t(text)}</ColourTag>
      </p>
      <p className="crm-words">{words ?? t('ratings.noWords')}</p>
      <p className="crm-hint">
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <div className="crm-row">
        {choices
          .filter(({ to }) => to !== state && may('ratings'))
          .map(({ to, label, named }) => (
            <Button
              key={to}
              type={to === 'active' ? 'primary' : 'default'}
              aria-label={t(named, { name })}
              loading={deciding?.state === to}
              disabled={deciding !== null && deciding.state !== to}
              onClick={() => onDecide({ id, state: to })}
            >
              {t(label)}
            </Button>
          ))}
      </div>
    </li>
  )
}
