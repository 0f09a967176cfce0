import { useCallback } from 'react'
import { NameField, PhoneField } from '../../forms/person-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import type { Profile } from '../../stores/session.store.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { RequestForm } from './request-form.tsx'
import {
  isOrdersMatter,
  prefillSupport,
  type SupportKind,
  type SupportTexts,
  submitSupport,
  supportForms,
  topicsOf,
} from './support-form.ts'

interface SupportFormProps extends TextProps<SupportTexts> {
  kind: SupportKind
}

/**
 * Why an island: it stores the input, and sends it without leaving the page. `client:load`:
 * visitors type immediately.
 */
export function SupportForm({ kind, locale, texts }: SupportFormProps) {
  const form = useForm(supportForms[kind], texts, kind)
  const { bind } = form
  const isCare = kind === 'care'
  const prefill = useCallback(
    (profile: Profile | null, search: string) => prefillSupport(kind, profile, search),
    [kind],
  )
  return (
    <RequestForm
      island="support"
      title={isCare ? texts.careForm : texts.contactForm}
      form={form}
      send={() => submitSupport(kind)}
      prefill={prefill}
      locale={locale}
      texts={texts}
    >
      <div className="form-row">
        <NameField {...bind('name')} texts={texts} />
        <PhoneField {...bind('phone')} texts={texts} />
      </div>
      <div className={isCare ? 'form-row' : undefined}>
        <SelectField
          id={form.idOf('type')}
          label={isCare ? texts.problem : texts.topic}
          value={form.values.type}
          onChange={(type) => supportForms[kind].change('type', type)}
          optionalText={texts.optional}
          placeholder={texts.choose}
          options={topicsOf(kind, texts)}
        />
        {isCare && isOrdersMatter(form.values.type) ? (
          <TextField
            {...bind('order_code')}
            label={texts.order}
            hint={texts.orderHint}
            autoComplete="off"
          />
        ) : null}
      </div>
      <TextField
        {...bind('message')}
        label={texts.message}
        optionalText={texts.optional}
        hint={isCare ? texts.messageHint : undefined}
        autoComplete="off"
        rows={6}
      />
    </RequestForm>
  )
}
