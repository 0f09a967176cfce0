import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Field } from '../../kit/forms/field.tsx'
import { byAttribute, type FormField } from '../../kit/forms/form-field.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { sentenceOf, tooManyAt, useSecurityTexts } from './security-texts.ts'

const untouched = { values: { currentPassword: '', code: '' }, updatedAt: null }

interface Given {
  currentPassword: string
  code: string
}

interface ProveFormProps {
  intro: ReactNode
  asks: readonly ('currentPassword' | 'code')[]
  codeLabel: string
  submitLabel: string
  run: (given: Given) => Promise<void>
  onCancel: () => void
}

/** Asks for password, code or both, so that access to an unattended screen is not enough. */
export function ProveForm(props: ProveFormProps) {
  const { intro, asks, codeLabel, submitLabel, run, onCancel } = props
  const { t } = useSecurityTexts()
  const table: Record<keyof Given, FormField> = {
    currentPassword: {
      kind: 'password',
      name: 'currentPassword',
      label: t('password'),
      required: asks.includes('currentPassword'),
      longest: 128,
    },
    code: {
      kind: 'code',
      name: 'code',
      label: codeLabel,
      required: asks.includes('code'),
      longest: 40,
    },
  }
  const form = useForm({
    draft: null,
    fields: byAttribute(Object.values(table)),
    version: untouched,
    send: ({ $state }) => {
      const { currentPassword, code } = { ...untouched.values, ...$state.get().changes }
      return run({ currentPassword: String(currentPassword), code: String(code).trim() })
    },
    resources: [],
    done: null,
    failed: '',
    fieldOfCode: {
      current_password_wrong: 'currentPassword',
      factor_code_wrong: 'code',
      factor_not_begun: 'code',
    },
    problemsOf: tooManyAt('code'),
    noticeKey: 'security',
  })
  // The server also asks for a code when an app was set up in another window.
  const shown = asks.includes('code') || form.problems.code ? [...asks, 'code' as const] : asks
  return (
    <form
      className="crm-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {intro}
      {[...new Set(shown)].map((name) => (
        <Field
          key={name}
          form={form}
          field={table[name]}
          badge=""
          say={({ name }) => t(sentenceOf(name))}
        />
      ))}
      <div className="crm-row">
        <Button type="primary" htmlType="submit" loading={form.saving}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
