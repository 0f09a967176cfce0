import type { LastChangeParameters } from '@nas/contract/audit-log/fields'
import { Button } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { staffKeys } from '../../../stores/staff-keys.ts'
import { Field, useFormTexts } from './field.tsx'
import { byAttribute, type FormField, type Values } from './form-field.ts'
import { FormNotices } from './form-notices.tsx'
import { type Form, useForm } from './use-form.ts'

/** Texts by attribute; an empty text means no value. */
export type FieldTexts = Readonly<Record<string, string>>

export interface RecordFormOptions {
  resource: string
  audited: LastChangeParameters
  /** Distinguishes several forms of one record. */
  part?: string
  stored: FieldTexts
  updatedAt: string
  /** @throws ApiError, 409 when the record has changed since `base` */
  save(changes: FieldTexts, base: string): Promise<unknown>
}

const ofPeople: ReadonlySet<LastChangeParameters['kind']> = new Set([
  'supports',
  'distributors',
  'user',
])

export function useRecordForm(options: RecordFormOptions): Form {
  const { resource, audited, part = '', stored, updatedAt, save } = options
  const { t } = useFormTexts()
  const text = JSON.stringify(stored)
  const version = useMemo(
    () => ({ values: JSON.parse(text) as FieldTexts, updatedAt }),
    [text, updatedAt],
  )
  const form: Form = useForm({
    draft: {
      key: `${staffKeys.staffRecord}:${audited.kind}:${audited.subject}:${part}-draft`,
      about: ofPeople.has(audited.kind) ? 'person' : 'shop',
    },
    audited,
    fields: byAttribute(Object.keys(stored).map((name) => ({ kind: 'line', name, label: name }))),
    version,
    send: ({ $state }, also) => {
      const { changes, from } = $state.get()
      return save({ ...changes, ...also } as FieldTexts, from.updatedAt ?? updatedAt)
    },
    resources: [resource],
    done: t('saved'),
    failed: t('failed'),
    // Once the form has changes, it announces the other person's version itself.
    conflictText: (isChanged) => (isChanged ? null : t('stale.again')),
    noticeKey: 'record',
  })
  return {
    ...form,
    submit: (also: Values = {}) => {
      if (form.isChanged || Object.keys(also).length > 0) form.submit(also)
    },
  }
}

interface FormFrameProps {
  form: Form
  /** False when only other buttons save the form. */
  saves?: boolean
  children: ReactNode
}

export function RecordForm({
  form,
  fields,
  saves = true,
}: Omit<FormFrameProps, 'children'> & { fields: readonly FormField[] }) {
  return (
    <RecordFrame form={form} saves={saves}>
      {fields.map((field) => (
        <Field key={field.name} field={field} form={form} />
      ))}
    </RecordFrame>
  )
}

export function RecordFrame({ form, saves = true, children }: FormFrameProps) {
  const { t } = useFormTexts()
  return (
    <form
      className="crm-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (saves) form.submit()
      }}
    >
      <FormNotices form={form} />
      {children}
      <div className="crm-row">
        {saves && (
          <Button type="primary" htmlType="submit" loading={form.saving} disabled={!form.isChanged}>
            {t('save')}
          </Button>
        )}
        {form.isChanged && (
          <Button onClick={() => form.store.discard()} disabled={form.saving}>
            {t('discard')}
          </Button>
        )}
        <p role="status" className="crm-muted">
          {form.isChanged ? t('unsaved') : ''}
        </p>
      </div>
    </form>
  )
}
