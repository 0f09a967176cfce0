import type { AddressScheme } from '@nas/contract/create-order'
import { fill } from '@nas/domain/placeholders'
import { type ComponentProps, useEffect } from 'react'
import { Combobox } from '../ui/combobox.tsx'
import { FieldFrame } from '../ui/field-frame.tsx'
import { RetryNote } from '../ui/load-states.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import type { FormTexts } from './form-fields.ts'
import {
  type AddressPlaces,
  districtsIn,
  type FormWithPlaces,
  newWardsIn,
  noPlace,
  type Place,
  type PlaceLevel,
  placesOf,
  provincesOf,
  switchScheme,
  wardsIn,
} from './places.ts'

const choices = [
  ['two_levels', 'schemeTwo'],
  ['three_levels', 'schemeThree'],
] as const satisfies readonly [AddressScheme, keyof FormTexts][]

/** The country of SPEC §5, with a single value, because the shop delivers only within Vietnam. */
function CountryField({ id, texts }: { id: string; texts: FormTexts }) {
  return (
    <FieldFrame id={id} label={texts.country} required error={undefined}>
      <select id={id} name={id} autoComplete="country" required defaultValue="VN">
        <option value="VN">{texts.countryVietnam}</option>
      </select>
    </FieldFrame>
  )
}

/** Both are in use: people know the old one, documents have the new one. */
function SchemeChoice({ form, texts }: PlaceFieldsProps) {
  return (
    <div className="scheme-choice" role="radiogroup" aria-label={texts.scheme}>
      {choices.map(([one, label]) => (
        <label key={one} className="check">
          <input
            type="radio"
            name={`${form.idOf('province')}-scheme`}
            checked={one === form.values.scheme}
            onChange={() => void switchScheme(form.store, one)}
          />
          {texts[label]}
        </label>
      ))}
    </div>
  )
}

/** The province that includes a former one since 2025-07-01; empty for the same name. */
export function SuccessorNote({ province, text }: { province: string | null; text: string }) {
  const places = useLoaded(provincesOf('three_levels'), placesOf)
  const listed = places.state === 'ready' ? places.value : []
  const name = listed.find((place) => place.name === province)?.successor
  return name === undefined ? null : <span className="muted">{fill(text, { name })}</span>
}

interface PlaceFieldProps
  extends Pick<
    ComponentProps<typeof Combobox>,
    'id' | 'label' | 'error' | 'autoComplete' | 'takesFocus'
  > {
  /** The list to load (see `placesOf`), or undefined while the place above is not chosen. */
  source: string | undefined
  value: Place | null
  onChange: (place: Place | null) => void
  waiting: string
  optional?: boolean
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
  const noteOf = (successor: string | undefined) =>
    successor && fill(texts.placeSuccessor, { name: successor })
  const aliasNoteOf = (names: string | undefined) => names && fill(texts.placeFormer, { names })
  const listed = places.state === 'ready' ? places.value : []
  return (
    <div>
      <Combobox
        key={source}
        id={id}
        label={label}
        options={listed.map((place) => ({
          ...place,
          note: noteOf(place.successor),
          aliasNote: aliasNoteOf(place.former),
        }))}
        hint={noteOf(listed.find((place) => place.id === value?.id)?.successor)}
        value={value}
        onChange={onChange}
        error={error}
        placeholder={nothingThere ? texts.placeEmpty : hints[places.state]}
        autoComplete={autoComplete}
        {...(props.takesFocus && { takesFocus: true })}
        {...(props.optional && { optionalText: texts.optional })}
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
  /** View model of a form with these fields. */
  form: {
    idOf: (level: PlaceLevel) => string
    values: AddressPlaces
    errorOf: (level: PlaceLevel) => string | undefined
    store: FormWithPlaces & { change: (level: PlaceLevel, place: Place | null) => void }
  }
  optional?: boolean
  texts: FormTexts
}

export function PlaceFields(props: PlaceFieldsProps) {
  const { form, optional = false, texts } = props
  const { idOf, errorOf, store } = form
  const { scheme, province, district, ward } = form.values
  const twoLevels = scheme === 'two_levels'
  const common = (level: PlaceLevel) => ({
    id: idOf(level),
    label: texts[level],
    error: errorOf(level),
    onChange: (place: Place | null) => store.change(level, place),
    optional,
    texts,
  })
  return (
    <>
      {optional ? null : <CountryField id={`${idOf('province')}-country`} texts={texts} />}
      <SchemeChoice {...props} />
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
