import { slugify } from '@nas/domain/text'
import { Input, InputNumber, type InputProps, Select } from 'antd'
import { momentText, readMoment } from '../dates/day-text.ts'
import type { ChoiceField, FieldValue, FormField } from './form-field.ts'
import type { Upload } from './form-store.ts'

export interface ControlProps<Field = FormField, Value = FieldValue> {
  field: Field
  id: string
  /** Language of the typed text; undefined for the language of the page. */
  language: 'vi' | 'en' | undefined
  value: Value
  invalid: boolean
  describedBy: string
  onChange: (value: Value) => void
  /** Reads the current value, because an upload may outlive the rendered one. */
  current: () => Value
  onUpload: (upload: Upload) => void
  /** The form is being sent, so no upload may start. */
  disabled: boolean
}

const inputs: Partial<Record<FormField['kind'], InputProps>> = {
  link: { type: 'url' },
  phone: { type: 'tel' },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
  code: { autoComplete: 'one-time-code' },
  whole: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
}

export function Control(props: ControlProps<FormField, string>) {
  const { field, id, language, value, invalid, describedBy, onChange } = props
  const longest = 'longest' in field ? field.longest : undefined
  const mark = 'mark' in field ? field.mark : undefined
  const shared = {
    id,
    className: 'crm-field',
    'aria-required': field.required === true,
    'aria-invalid': invalid,
    ...(invalid && { status: 'error' as const }),
    ...(describedBy !== '' && { 'aria-describedby': describedBy }),
  }
  if (field.kind === 'choice')
    return <Choice {...shared} field={field} value={value} onChange={onChange} />
  if (field.kind === 'pieces') {
    return (
      <InputNumber
        {...shared}
        precision={0}
        {...(field.least !== undefined && { min: field.least })}
        {...(field.most !== undefined && { max: field.most })}
        value={value === '' ? null : Number(value)}
        placeholder={field.placeholder ?? ''}
        onChange={(pieces) => onChange(pieces === null ? '' : String(pieces))}
      />
    )
  }
  if (field.kind === 'money') {
    return (
      <InputNumber<string>
        {...shared}
        stringMode
        controls={false}
        inputMode="numeric"
        suffix="đ"
        value={value}
        formatter={(typed = '') => withDots(String(typed))}
        // Typed amounts contain dots, commas and spaces between digits; đồng have no fractions.
        parser={(typed = '') => typed.replace(/\D/g, '')}
        onChange={(typed) => onChange(typed ?? '')}
      />
    )
  }
  const text = {
    ...shared,
    value,
    ...(language !== undefined && { lang: language }),
    ...(longest !== undefined && { maxLength: longest }),
    ...(mark !== undefined && { 'data-mark': mark }),
    ...('placeholder' in field && { placeholder: field.placeholder }),
  }
  if (field.kind === 'paragraph') {
    return (
      <Input.TextArea
        {...text}
        {...(field.rows === undefined
          ? { autoSize: { minRows: 3, maxRows: 10 } }
          : { rows: field.rows })}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  if (field.kind === 'moment') {
    return (
      <Input
        {...text}
        inputMode="numeric"
        autoComplete="off"
        placeholder="DD/MM/YYYY HH:mm"
        value={momentText(value)}
        onChange={(event) => onChange(readMoment(event.target.value))}
      />
    )
  }
  const isSlug = field.kind === 'slug'
  return (
    <Input
      {...text}
      type="text"
      autoComplete="off"
      {...inputs[field.kind]}
      {...('inputMode' in field && { inputMode: field.inputMode })}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        if (isSlug && slugify(value) !== value) onChange(slugify(value))
      }}
    />
  )
}

/** @example withDots('125000') // '125.000' */
const withDots = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.')

interface ChoiceProps {
  field: ChoiceField<string>
  value: string
  onChange: (value: string) => void
}

function Choice({ field: { options, placeholder }, value, onChange, ...shared }: ChoiceProps) {
  const isKnown = options.some((one) => one.value === value)
  return (
    <Select<string>
      {...shared}
      {...(placeholder !== undefined && { placeholder })}
      {...((isKnown || value !== '') && { value })}
      // A stored value that is no longer offered remains until another is chosen.
      options={isKnown || value === '' ? [...options] : [{ value, label: value }, ...options]}
      onChange={onChange}
      getPopupContainer={(control) => control.parentElement ?? document.body}
    />
  )
}
