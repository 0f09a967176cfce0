import type { AddressScheme } from '@nas/contract/create-order'
import { useEffect } from 'react'
import { fill } from '../i18n/fill.ts'
import { Combobox } from '../ui/combobox.tsx'
import { RetryNote } from '../ui/load-states.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import type { FormTexts } from './form-texts.ts'
import { type AddressPlaces, noPlace, type Place, type PlaceLevel } from './place.ts'
import { districtsIn, newWardsIn, placesOf, provincesOf, wardsIn } from './places.ts'
import { SchemeChoice } from './scheme-choice.tsx'

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
  const noteOf = (successor: string | undefined) =>
    successor && fill(texts.placeSuccessor, { name: successor })
  const listed = places.state === 'ready' ? places.value : []
  return (
    <div>
      <Combobox
        key={source}
        id={id}
        label={label}
        options={listed.map((place) => ({ ...place, note: noteOf(place.successor) }))}
        hint={noteOf(listed.find((place) => place.id === value?.id)?.successor)}
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
  chosen: AddressPlaces
  errorOf: (level: PlaceLevel) => string | undefined
  onChange: (level: PlaceLevel, place: Place | null) => void
  onScheme: (scheme: AddressScheme) => void
  texts: FormTexts
}

/**
 * Province, then district, then ward, or province and ward; each is searched by typing, accents
 * aside.
 */
export function PlaceFields(props: PlaceFieldsProps) {
  const { idOf, chosen, errorOf, onChange, onScheme, texts } = props
  const { scheme, province, district, ward } = chosen
  const twoLevels = scheme === 'two_levels'
  const common = (level: PlaceLevel) => ({
    id: idOf(level),
    label: texts[level],
    error: errorOf(level),
    onChange: (place: Place | null) => onChange(level, place),
    texts,
  })
  return (
    <>
      <SchemeChoice
        name={`${idOf('province')}-scheme`}
        scheme={scheme}
        onChange={onScheme}
        texts={texts}
      />
      <PlaceField
        {...common('province')}
        source={provincesOf(scheme)}
        value={province}
        waiting={texts.placeLoading}
        autoComplete="address-level1"
      />
      {twoLevels ? (
        <PlaceField
          {...common('ward')}
          source={province ? newWardsIn(province.id) : undefined}
          value={ward}
          waiting={texts.placeFirstProvince}
          autoComplete="address-level2"
        />
      ) : (
        <>
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
      )}
    </>
  )
}
