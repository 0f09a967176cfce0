import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import type { ControlProps } from '../../kit/forms/control.tsx'
import type { NamedRecord, RecordsField } from '../../kit/forms/form-field.ts'
import { usePaused } from '../../kit/forms/use-paused.ts'
import { useEditorTexts } from './editor-texts.ts'
import { namesOptions } from './records.api.ts'

export function RecordsControl(props: ControlProps<RecordsField<string>, readonly NamedRecord[]>) {
  const { field, id, value, invalid, describedBy, onChange } = props
  const { t } = useEditorTexts()
  const isSearched = field.of === 'products'
  const [typed, setTyped] = useState('')
  const words = usePaused(isSearched ? typed.trim() : '')
  const names = useQuery({ ...namesOptions(field.of, words), placeholderData: keepPreviousData })
  const known = new Map([...value, ...(names.data ?? [])].map(({ id: key, name }) => [key, name]))
  return (
    <Select
      id={id}
      mode="multiple"
      className="crm-records"
      aria-invalid={invalid}
      {...(describedBy !== '' && { 'aria-describedby': describedBy })}
      value={value.map((one) => one.id)}
      options={[...known].map(([key, label]) => ({ value: key, label }))}
      showSearch={{
        onSearch: setTyped,
        ...(isSearched ? { filterOption: false } : { optionFilterProp: 'label' }),
      }}
      notFoundContent={t(names.isError ? 'namesFailed' : names.isFetching ? 'loading' : 'noNames')}
      onChange={(ids: number[]) =>
        onChange(ids.map((one) => ({ id: one, name: known.get(one) ?? String(one) })))
      }
    />
  )
}
