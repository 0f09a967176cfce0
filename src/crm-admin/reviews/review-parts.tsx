import type { RatingState } from '@nas/contract/ratings'
import { Tag } from 'antd'
import { useReviewTexts } from './review-texts.ts'

const colours = { new: 'orange', active: 'green', inactive: null } as const

/** The words always stand, the colour only helps. */
export function ReviewStateTag({ state }: { state: RatingState }) {
  const { t } = useReviewTexts()
  const colour = colours[state]
  if (colour === null) return <Tag variant="outlined">{t(`state.${state}`)}</Tag>
  return (
    // antd's own text shade is too light to read on its tint (WCAG 1.4.3).
    <Tag variant="outlined" color={colour} style={{ color: `var(--ant-${colour}-8)` }}>
      {t(`state.${state}`)}
    </Tag>
  )
}

export function Stars({ stars }: { stars: number }) {
  const { t } = useReviewTexts()
  return (
    <span className="crm-nowrap">
      <span aria-hidden="true" className="crm-stars">
        {'★'.repeat(stars)}
        {'☆'.repeat(5 - stars)}
      </span>
      <span className="crm-hidden">{t('starsOf', { stars })}</span>
    </span>
  )
}
