import { type AddressScheme, addressSchemes } from '@nas/contract/create-order'
import { normaliseText } from '@nas/domain/text'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import {
  districtsIn,
  type ListedPlace,
  newWardsIn,
  placesOf,
  provincesOf,
  wardsIn,
} from '../../../forms/places.ts'
import { Field } from '../../kit/forms/field.tsx'
import type { FormField } from '../../kit/forms/form-field.ts'
import type { Form } from '../../kit/forms/use-form.ts'
import { optionsOf } from '../../kit/list/list-view.ts'
import { useDeskTexts } from './desk-texts.ts'

/** @param source a list of places (`placesOf`); undefined while the place above is not chosen */
function usePlaces(source: string | undefined) {
  return useQuery({
    queryKey: ['places', source],
    queryFn: () => placesOf(source ?? ''),
    enabled: source !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const idOf = (places: readonly ListedPlace[] | undefined, wanted: string): number | undefined =>
  places?.find(({ name }) => name === wanted)?.id

const isLike = (words: string, { name, aliases = [] }: ListedPlace): boolean =>
  [name, ...aliases].some((one) => normaliseText(one).includes(normaliseText(words)))

/** The fields of an address: attributes `scheme`, `province`, `district` and `ward`. */
export function usePlaceFields() {
  const { t } = useDeskTexts()
  return {
    scheme: {
      kind: 'choice',
      name: 'scheme',
      label: t('edit.scheme'),
      options: optionsOf(addressSchemes, (scheme) => t(`edit.${scheme}`)),
    },
    province: { kind: 'line', name: 'province', label: t('province'), required: true },
    district: { kind: 'line', name: 'district', label: t('edit.district') },
    ward: { kind: 'line', name: 'ward', label: t('edit.ward') },
  } as const satisfies Record<string, FormField>
}

interface PlaceFieldsProps {
  form: Form
  fields: ReturnType<typeof usePlaceFields>
}

/** A place that changes empties the places below it. */
export function PlaceFields({ form, fields }: PlaceFieldsProps) {
  const scheme = form.textOf('scheme') as AddressScheme
  const hasDistricts = scheme === 'three_levels'
  const provinces = usePlaces(provincesOf(scheme))
  const province = idOf(provinces.data, form.textOf('province'))
  const districts = usePlaces(
    hasDistricts && province !== undefined ? districtsIn(province) : undefined,
  )
  const district = idOf(districts.data, form.textOf('district'))
  const newWards = hasDistricts || province === undefined ? undefined : newWardsIn(province)
  const wards = usePlaces(hasDistricts && district !== undefined ? wardsIn(district) : newWards)
  const change = (attribute: string, below: readonly string[]) => (value: string) => {
    form.change(attribute, value)
    for (const one of below) form.change(one, '')
  }
  const levels = [
    { field: fields.province, places: provinces, below: ['district', 'ward'] },
    ...(hasDistricts ? [{ field: fields.district, places: districts, below: ['ward'] }] : []),
    { field: fields.ward, places: wards, below: [] },
  ]
  return (
    <>
      <Field
        form={form}
        field={fields.scheme}
        control={({ id, value, disabled }) => (
          <Select
            id={id}
            className="crm-field"
            value={String(value)}
            disabled={disabled}
            options={[...fields.scheme.options]}
            onChange={change('scheme', ['province', 'district', 'ward'])}
          />
        )}
      />
      {levels.map(({ field, places, below }) => (
        <Field
          key={field.name}
          form={form}
          field={field}
          control={({ id, value, invalid, describedBy, disabled }) => (
            <Select
              id={id}
              className="crm-field"
              showSearch={{
                filterOption: (words, option) =>
                  isLike(words, option?.place ?? { id: 0, name: '' }),
              }}
              value={String(value) || undefined}
              status={invalid ? 'error' : ''}
              aria-describedby={describedBy}
              disabled={disabled}
              loading={places.isLoading}
              options={(places.data ?? []).map((place) => {
                return { value: place.name, label: place.name, place }
              })}
              onChange={change(field.name, below)}
            />
          )}
        />
      ))}
    </>
  )
}
