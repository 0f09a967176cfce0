import { useEffect } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { fieldId } from './field-id.ts'
import { changeDraft } from './order-draft.store.ts'
import { noPlace, type Place } from './order-draft.ts'
import type { FieldError } from './order-form.ts'
import { placesOf } from './places.ts'
import { RetryNote } from './retry-note.tsx'

interface PlaceFieldProps {
  level: 'province' | 'district' | 'ward'
  /** What to load (see `placesOf`), or undefined while the place above is not chosen. */
  source: string | undefined
  value: Place | null
  error: FieldError | undefined
  texts: CheckoutTexts
  /** Said while there is nothing to choose from. */
  waiting: string
  autoComplete: string
}

export function PlaceField(props: PlaceFieldProps) {
  const { level, source, value, error, texts, waiting, autoComplete } = props
  const places = useLoaded(source, placesOf)
  const nothingThere = places.state === 'ready' && places.value.length === 0
  // Some island districts have no wards at all.
  useEffect(() => {
    if (nothingThere && value === null) changeDraft(level, noPlace)
  }, [nothingThere, value, level])

  const hints = {
    idle: waiting,
    loading: texts.placeLoading,
    failed: texts.placeFailed,
    ready: texts.placeHint,
  }
  return (
    <div>
      <Combobox
        key={source}
        id={fieldId(level)}
        label={texts[level]}
        options={places.state === 'ready' ? places.value : []}
        value={value}
        onChange={(place) => changeDraft(level, place)}
        error={error && texts[error]}
        placeholder={nothingThere ? texts.placeEmpty : hints[places.state]}
        autoComplete={autoComplete}
        disabled={places.state !== 'ready' || nothingThere}
        texts={{ none: texts.placeNone, count: texts.placeCount }}
      />
      {places.state === 'failed' ? (
        <RetryNote message={texts.placeFailed} retry={texts.retry} onRetry={places.retry} />
      ) : null}
    </div>
  )
}
