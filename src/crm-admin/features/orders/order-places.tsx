import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { districtsIn, newWardsIn, placesOf, provincesOf, wardsIn } from '../../../forms/places.ts'
import { searchOptions } from '../../../ui/option-search.ts'
import type { ControlProps } from '../../kit/forms/control.tsx'
import { Field } from '../../kit/forms/field.tsx'
import type { Form } from '../../kit/forms/use-form.ts'
import { useCallerTexts } from './caller-texts.ts'

const placesOptions = (source: string | undefined) => ({
  queryKey: ['places', source ?? ''],
  queryFn: () => placesOf(source ?? ''),
  enabled: source !== undefined,
  staleTime: Number.POSITIVE_INFINITY,
})

function useListId(source: string | undefined, name: string): number | undefined {
  const { data } = useQuery(placesOptions(source))
  return data?.find((place) => place.name === name)?.id
}

/** Province, district and ward, or province and ward, as in the checkout. */
export function OrderPlaces({ form }: { form: Form }) {
  const { t } = useCallerTexts()
  const schemes = [
    { value: 'two_levels', label: t('scheme.two') },
    { value: 'three_levels', label: t('scheme.three') },
  ]
  const isTwo = form.textOf('scheme') === 'two_levels'
  const provinces = provincesOf(isTwo ? 'two_levels' : 'three_levels')
  const province = useListId(provinces, form.textOf('province'))
  const districts = !isTwo && province !== undefined ? districtsIn(province) : undefined
  const district = useListId(districts, form.textOf('district'))
  const below = isTwo ? province : district
  const wards = below === undefined ? undefined : (isTwo ? newWardsIn : wardsIn)(below)
  const empty = (...names: string[]) => {
    for (const name of names) form.change(name, '')
  }
  return (
    <>
      <Field
        form={form}
        field={{ kind: 'choice', name: 'scheme', label: t('scheme'), options: schemes }}
        control={(control) => (
          <Select
            id={control.id}
            className="crm-field"
            value={String(control.value)}
            options={schemes}
            onChange={(scheme) => {
              control.onChange(scheme)
              empty('province', 'district', 'ward')
            }}
          />
        )}
      />
      <PlaceField
        form={form}
        name="province"
        source={provinces}
        onChosen={() => empty('district', 'ward')}
      />
      {!isTwo && (
        <PlaceField form={form} name="district" source={districts} onChosen={() => empty('ward')} />
      )}
      <PlaceField form={form} name="ward" source={wards} />
    </>
  )
}

interface PlaceFieldProps {
  form: Form
  name: 'province' | 'district' | 'ward'
  /** The list to choose from; undefined until the place above is chosen. */
  source: string | undefined
  onChosen?: () => void
}

function PlaceField({ form, name, source, onChosen }: PlaceFieldProps) {
  const { t } = useCallerTexts()
  return (
    <Field
      form={form}
      field={{ kind: 'line', name, label: t(name), required: true }}
      control={(control) => (
        <PlaceControl
          key={source}
          {...control}
          source={source}
          onChange={(place) => {
            control.onChange(place)
            onChosen?.()
          }}
        />
      )}
    />
  )
}

function PlaceControl(props: ControlProps & { source: string | undefined }) {
  const { id, value, invalid, describedBy, source, onChange } = props
  const { t } = useCallerTexts()
  const [typed, setTyped] = useState('')
  const places = useQuery(placesOptions(source))
  const listed = (places.data ?? []).map((place) => ({ ...place, aliasNote: place.former }))
  return (
    <Select<string>
      id={id}
      className="crm-field"
      aria-required
      aria-invalid={invalid}
      {...(invalid && { status: 'error' })}
      {...(describedBy !== '' && { 'aria-describedby': describedBy })}
      disabled={source === undefined}
      loading={places.isFetching}
      placeholder={t('choose')}
      {...(value !== '' && { value: String(value) })}
      options={searchOptions(listed, typed).map((place) => ({
        value: place.name,
        label: place.note === undefined ? place.name : `${place.name} (${place.note})`,
      }))}
      showSearch={{ onSearch: setTyped, filterOption: false }}
      notFoundContent={t(places.isError ? 'failed' : 'nothing')}
      onChange={onChange}
    />
  )
}
