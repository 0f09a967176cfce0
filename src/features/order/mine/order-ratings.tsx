import { longestRating, maxStars } from '@nas/contract/limits'
import { fill } from '@nas/domain/placeholders'
import { type SubmitEvent, useState } from 'react'
import type { OrderEntry } from '../../../api-client/orders.ts'
import { localised } from '../../../content/localised.ts'
import type { TextProps } from '../../../i18n/catalogues.ts'
import { notify } from '../../../stores/toast.store.ts'
import { StarInput, Stars } from '../../../ui/stars.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useOrderAction } from '../order-action.store.ts'
import type { OrderLine } from '../order-line.ts'
import type { OrderTexts } from './order-texts.ts'
import { type RatedLine, type RatingDraft, rate, ratingLines } from './own-actions.ts'
import { sendPictures } from './rating-pictures.store.ts'
import { RatingPictures } from './rating-pictures.tsx'

interface OrderRatingsProps extends TextProps<OrderTexts> {
  order: OrderEntry
}

const blank: RatingDraft = { stars: 0, words: '' }

const ratingStateTexts = {
  new: 'ratingNew',
  active: 'ratingActive',
  inactive: 'ratingInactive',
} as const

export function OrderRatings({ order, locale, texts }: OrderRatingsProps) {
  const { open, rated } = ratingLines(order)
  if (open.length + rated.length === 0) return null
  return (
    <section className="order-box ratings-box no-print" aria-labelledby="order-ratings">
      <h2 id="order-ratings">{texts.own.ratings}</h2>
      {open.length === 0 ? null : (
        <RatingForm order={order} lines={open} locale={locale} texts={texts} />
      )}
      {rated.length === 0 ? null : (
        <GivenRatings order={order} rated={rated} locale={locale} texts={texts} />
      )}
    </section>
  )
}

interface RatingFormProps extends OrderRatingsProps {
  lines: readonly OrderLine[]
}

function RatingForm({ order, lines, locale, texts }: RatingFormProps) {
  const { own: t, order: common } = texts
  const { busy, problem } = useOrderAction('rate')
  const [drafts, setDrafts] = useState<Readonly<Record<string, RatingDraft>>>({})
  const [missing, setMissing] = useState(false)
  const words = [t.star1, t.star2, t.star3, t.star4, t.star5]

  const draftOf = (id: number | string) => drafts[String(id)] ?? blank
  const change = (id: number | string, part: Partial<RatingDraft>) => {
    setMissing(false)
    setDrafts({ ...drafts, [String(id)]: { ...draftOf(id), ...part } })
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (lines.every(({ id }) => draftOf(id).stars === 0)) return setMissing(true)
    if (await rate(order, drafts)) {
      setDrafts({})
      notify({ variant: 'success', message: t.rated })
      void sendPictures()
    }
  }

  return (
    <form className="rating-form" noValidate onSubmit={submit}>
      <p className="muted">{t.ratingsText}</p>
      {lines.map((line) => {
        const name = localised(line, 'name', locale)
        const { stars, words: said } = draftOf(line.id)
        return (
          <div key={line.id} className="rating-form__line">
            <p className="rating-form__name">{name}</p>
            <StarInput
              name={`stars-${line.id}`}
              legend={fill(t.starsFor, { name })}
              value={stars}
              onChange={(chosen) => change(line.id, { stars: chosen })}
              words={words}
            />
            {stars === 0 ? null : (
              <>
                <TextField
                  id={`words-${line.id}`}
                  label={fill(t.wordsFor, { name })}
                  optionalText={t.optional}
                  value={said}
                  onChange={(typed) => change(line.id, { words: typed })}
                  error={undefined}
                  autoComplete="off"
                  maxLength={longestRating}
                  rows={3}
                />
                <RatingPictures order={order} line={String(line.id)} name={name} texts={t} />
              </>
            )}
          </div>
        )
      })}
      {missing || problem !== null ? (
        <p className="notice notice--danger" role="alert">
          {problem === null ? t.starsMissing : common[problem]}
        </p>
      ) : null}
      <button type="submit" className="button" aria-disabled={busy || undefined}>
        {busy ? t.rateBusy : t.rate}
      </button>
    </form>
  )
}

interface GivenRatingsProps extends OrderRatingsProps {
  rated: readonly RatedLine[]
}

function GivenRatings({ order, rated, locale, texts: { own: t } }: GivenRatingsProps) {
  return (
    <ul className="given-ratings">
      {rated.map(({ line, rating }) => (
        <li key={line.id}>
          <p className="rating-form__name">{localised(line, 'name', locale)}</p>
          <p>
            <Stars
              value={rating.stars}
              label={fill(t.starsOf, { stars: rating.stars, most: maxStars })}
            />{' '}
            <span className="muted">{t[ratingStateTexts[rating.state]]}</span>
          </p>
          {rating.words ? <p className="given-ratings__words">{rating.words}</p> : null}
          <RatingPictures
            order={order}
            line={String(line.id)}
            name={localised(line, 'name', locale)}
            rating={rating}
            texts={t}
          />
          {rating.reason ? <p>{fill(t.ratingReason, { reason: rating.reason })}</p> : null}
          {rating.reply ? (
            <p className="given-ratings__words">{fill(t.ratingReply, { reply: rating.reply })}</p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
