import { slugify } from '@nas/domain/text'
import { Input } from 'antd'
import type { EditorField } from '../editor-field.ts'
import type { ControlProps } from './control-props.ts'

const types: Partial<Record<EditorField['kind'], string>> = {
  moment: 'datetime-local',
  link: 'url',
}
const inputModes: Partial<Record<EditorField['kind'], 'numeric' | 'decimal'>> = {
  whole: 'numeric',
  decimal: 'decimal',
}

/** Text on a line or on several; numbers are texts too, so that what is mistyped stays to be mended. */
export function TextControl(props: ControlProps<EditorField, string>) {
  const { field, id, language, value, invalid, describedBy, onChange } = props
  const longest = 'longest' in field ? field.longest : undefined
  const shared = {
    id,
    lang: language,
    className: 'crm-field',
    value,
    'aria-required': field.required === true,
    'aria-invalid': invalid,
    ...(invalid && { status: 'error' as const }),
    ...(longest !== undefined && { maxLength: longest }),
    ...(describedBy !== '' && { 'aria-describedby': describedBy }),
  }
  if (field.kind === 'paragraph') {
    return (
      <Input.TextArea
        {...shared}
        autoSize={{ minRows: 3, maxRows: 10 }}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  const isSlug = field.kind === 'slug'
  return (
    <Input
      {...shared}
      type={types[field.kind] ?? 'text'}
      inputMode={inputModes[field.kind]}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        if (isSlug && slugify(value) !== value) onChange(slugify(value))
      }}
    />
  )
}
