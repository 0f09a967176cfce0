import { useEffect } from 'react'
import { Combobox } from '../ui/combobox.tsx'
import { RetryNote } from '../ui/load-states.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import type { FormTexts } from './form-texts.ts'
import { type ChosenPlaces, noPlace, type Place, type PlaceLevel } from './place.ts'
import { districtsIn, placesOf, provinces, wardsIn } from './places.ts'

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

function PlaceField(props: PlaceFieldProps) {
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

interface PlaceFieldsProps {
  /** Id of the control of a field, which errors link to. */
  idOf: (level: PlaceLevel) => string
  chosen: ChosenPlaces
  errorOf: (level: PlaceLevel) => string | undefined
  onChange: (level: PlaceLevel, place: Place | null) => void
  texts: FormTexts
}

/** Province, then district, then ward; each is searched by typing, accents aside. */
export function PlaceFields({ idOf, chosen, errorOf, onChange, texts }: PlaceFieldsProps) {
  const { province, district, ward } = chosen
  const common = (level: PlaceLevel) => ({
    id: idOf(level),
    label: texts[level],
    error: errorOf(level),
    onChange: (place: Place | null) => onChange(level, place),
    texts,
  })
  return (
    <>
      <PlaceField
        {...common('province')}
        source={provinces}
        value={province}
        waiting={texts.placeLoading}
        autoComplete="address-level1"
      />
      <PlaceField
        {...common('district')}
        source={province ? districtsIn(province.id) : undefined}
        value={district}
        waiting={texts.placeFirstProvince}
        autoComplete="address-level2"
      />
      <PlaceField
        {...common('ward')}
        source={district ? wardsIn(district.id) : undefined}
        value={ward}
        waiting={texts.placeFirstDistrict}
        autoComplete="address-level3"
      />
    </>
  )
}
