import { useEffect } from 'react'
import { Combobox } from '../ui/combobox.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import type { FormTexts } from './form-texts.ts'
import { noPlace, type Place } from './place.ts'
import { placesOf } from './places.ts'
import { RetryNote } from './retry-note.tsx'

interface PlaceFieldProps {
  id: string
  label: string
  /** What to load (see `placesOf`), or undefined while the place above is not chosen. */
  source: string | undefined
  value: Place | null
  onChange: (place: Place | null) => void
  error: string | undefined
  /** Said while there is nothing to choose from. */
  waiting: string
  autoComplete: string
  texts: FormTexts
}

export function PlaceField(props: PlaceFieldProps) {
  const { id, label, source, value, onChange, error, waiting, autoComplete, texts } = props
  const places = useLoaded(source, placesOf)
  const nothingThere = places.state === 'ready' && places.value.length === 0
  // Some island districts have no wards at all.
  useEffect(() => {
    if (nothingThere && value === null) onChange(noPlace)
  }, [nothingThere, value, onChange])

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
        id={id}
        label={label}
        options={places.state === 'ready' ? places.value : []}
        value={value}
        onChange={onChange}
        error={error}
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
