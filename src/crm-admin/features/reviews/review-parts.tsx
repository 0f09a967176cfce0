import type { RatingState } from '@nas/contract/ratings/fields'
import en from '../../../i18n/locales/en/crm-reviews.json'
import vi from '../../../i18n/locales/vi/crm-reviews.json'
import { textsOf } from '../../kit/texts/texts.ts'
import { ColourTag } from '../../kit/values/colour-tag.tsx'
import { ratingColours, Stars } from '../../kit/values/rating.tsx'

export const useReviewTexts = textsOf<keyof typeof vi>({ vi, en })

export function ReviewStateTag({ state }: { state: RatingState }) {
  const { t } = useReviewTexts()
  return <ColourTag colour={ratingColours[state]}>{t(`state.${state}`)}</ColourTag>
}

export function ReviewStars({ stars }: { stars: number }) {
  const { t } = useReviewTexts()
  return <Stars stars={stars} label={t('starsOf', { stars })} />
}
