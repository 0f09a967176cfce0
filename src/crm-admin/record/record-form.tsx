import { Alert, Button, Input, Select } from 'antd'
import { type ReactNode, useId } from 'react'
import recordCss from '../styles/record.css?inline'
import { Styles } from '../styles/styles.tsx'
import { useRecordTexts } from './record-texts.ts'
import type { RecordFormState } from './use-record-form.ts'

/** A field of a record as it is drawn: a line of text, lines of text, or one of some values. */
export interface RecordField {
  name: string
  label: string
  longest?: number
  required?: boolean
  lines?: number
  options?: readonly { value: string; label: string }[]
  inputMode?: 'tel' | 'email' | 'numeric'
  /** For the focus by a key. */
  mark?: string
}

interface RecordFrameProps {
  form: RecordFormState
  /** False where only other buttons save. */
  saves?: boolean
  children: ReactNode
}

interface RecordFormProps extends Omit<RecordFrameProps, 'children'> {
  fields: readonly RecordField[]
}

/** The fields of a record, what must be said about them, and the save. */
export function RecordForm({ form, fields, saves = true }: RecordFormProps) {
  return (
    <RecordFrame form={form} saves={saves}>
      {fields.map((field) => (
        <FieldRow key={field.name} field={field} form={form} />
      ))}
    </RecordFrame>
  )
}

/** The same around fields that are laid out otherwise. */
export function RecordFrame({ form, saves = true, children }: RecordFrameProps) {
  const { t } = useRecordTexts()
  return (
    <form
      className="crm-record-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (saves) form.submit()
      }}
    >
      <Styles name="record" css={recordCss} />
      {form.isStale && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('stale.title')}
          description={t('stale.text')}
          action={<Button onClick={form.takeNewer}>{t('stale.load')}</Button>}
        />
      )}
      {children}
      <div className="crm-record-save">
        {saves && (
          <Button type="primary" htmlType="submit" loading={form.saving} disabled={!form.isChanged}>
            {t('save')}
          </Button>
        )}
        {form.isChanged && (
          <Button onClick={form.discard} disabled={form.saving}>
            {t('discard')}
          </Button>
        )}
        <p role="status">{form.isChanged ? t('unsaved') : ''}</p>
      </div>
    </form>
  )
}

export function FieldRow({ field, form }: { field: RecordField; form: RecordFormState }) {
  const { t } = useRecordTexts()
  const id = useId()
  const problem = form.problems[field.name]
  return (
    <div>
      <label htmlFor={id}>
        {field.label}
        {field.required && <span aria-hidden="true"> *</span>}
      </label>
      <Control field={field} form={form} id={id} />
      {problem !== undefined && (
        <p className="crm-field-problem" id={`${id}-problem`} role="alert">
          {problem.line === undefined
            ? t(problem.text)
            : t('problem.line', { line: problem.line, problem: t(problem.text) })}
        </p>
      )}
    </div>
  )
}

function Control({ field, form, id }: { field: RecordField; form: RecordFormState; id: string }) {
  const { name, longest = 500, lines, options, inputMode, mark, required = false } = field
  const hasProblem = form.problems[name] !== undefined
  const shared = {
    id,
    'aria-required': required,
    'aria-invalid': hasProblem,
    ...(hasProblem && { 'aria-describedby': `${id}-problem`, status: 'error' as const }),
  }
  const value = form.valueOf(name)
  if (options !== undefined) {
    return (
      <Select<string>
        {...shared}
        value={value}
        // A value from before, or of another client, stays until somebody chooses.
        options={
          options.some((one) => one.value === value)
            ? [...options]
            : [{ value, label: value }, ...options]
        }
        onChange={(chosen) => form.change(name, chosen)}
        getPopupContainer={(control) => control.parentElement ?? document.body}
      />
    )
  }
  const text = {
    ...shared,
    className: 'crm-field',
    maxLength: longest,
    value,
    ...(mark !== undefined && { 'data-mark': mark }),
  }
  if (lines !== undefined) {
    return (
      <Input.TextArea
        {...text}
        rows={lines}
        onChange={(event) => form.change(name, event.target.value)}
      />
    )
  }
  return (
    <Input
      {...text}
      {...(inputMode && { inputMode })}
      onChange={(event) => form.change(name, event.target.value)}
    />
  )
}
