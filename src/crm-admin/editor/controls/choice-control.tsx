import { Select } from 'antd'
import type { ChoiceField } from '../editor-field.ts'
import { useEditorTexts } from '../editor-texts.ts'
import type { ControlProps } from './control-props.ts'

export function ChoiceControl(props: ControlProps<ChoiceField, string>) {
  const { field, id, value, invalid, describedBy, onChange } = props
  const { t } = useEditorTexts()
  return (
    <Select
      id={id}
      aria-invalid={invalid}
      {...(describedBy !== '' && { 'aria-describedby': describedBy })}
      value={value}
      options={field.options.map((option) => ({ value: option.value, label: t(option.label) }))}
      onChange={onChange}
    />
  )
}
