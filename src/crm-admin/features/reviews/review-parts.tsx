import type { RatingState } from '@nas/contract/ratings/fields'
import en from '../../../i18n/locales/en/crm-reviews.json'
import vi from '../../../i18n/locales/vi/crm-reviews.json'
import { textsOf } from '../../kit/texts/texts.ts'
import { ColourTag } from '../../kit/values/colour-tag.tsx'

export const useReviewTexts = textsOf<keyof typeof vi>({ vi, en })

const colours = { new: 'orange', active: 'green', inactive: null } as const

export function ReviewStateTag({ state }: { state: RatingState }) {
  const { t } = useReviewTexts()
  return <ColourTag colour={colours[state]}>{t(`state.${state}`)}</ColourTag>
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
