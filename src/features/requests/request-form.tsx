import { fill } from '@nas/domain/placeholders'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type DrawnForm, FormErrors } from '../../forms/error-summary.tsx'
import type { FormTexts } from '../../forms/form-fields.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { $signedIn, type Profile } from '../../stores/session.store.ts'
import { Icon } from '../../ui/icon.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

export type RequestTexts = FormTexts &
  Readonly<Record<'send' | 'sending' | 'doneTitle' | 'doneText' | 'again', string>>

export type ErrorSentence<RequestTexts> = Extract<
  keyof RequestTexts,
  `${string}Required` | `${string}Invalid` | `problem${string}`
>

/** A member's name and phone, for fields that are still empty. */
export const knownPerson = (typed: { name: string; phone: string }, profile: Profile | null) => ({
  name: typed.name || profile?.fullname || '',
  phone: typed.phone || profile?.phone || '',
})

interface RequestFormProps extends TextProps<RequestTexts> {
  island: string
  title?: string
  form: DrawnForm & { values: { name: string }; busy: boolean; idOf: (field: 'name') => string }
  /** Returns true when the request was accepted; the form is then empty. */
  send: () => Promise<boolean>
  /** Fills empty fields; must have a stable identity. */
  prefill: (profile: Profile | null, search: string) => void
  children: ReactNode
}

export function RequestForm(props: RequestFormProps) {
  const { island, title, form, send, prefill, locale, texts, children } = props
  const hydrated = useHydrated()
  const [sentBy, setSentBy] = useState<string | null>(null)

  // A member's details fill empty fields, also after a sign-in on the open page.
  useEffect(() => $signedIn.subscribe((profile) => prefill(profile, location.search)), [prefill])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const name = form.values.name.trim()
    if (await send()) setSentBy(name)
  }
  const begin = () => {
    setSentBy(null)
    prefill($signedIn.get(), '')
    requestAnimationFrame(() => document.getElementById(form.idOf('name'))?.focus())
  }

  if (sentBy !== null) return <RequestTaken name={sentBy} texts={texts} onAgain={begin} />
  return (
    <form
      className="form-card"
      data-island={island}
      data-ready={hydrated ? '' : undefined}
      noValidate
      onSubmit={submit}
    >
      {title === undefined ? null : <h2>{title}</h2>}
      <fieldset disabled={!hydrated}>{children}</fieldset>
      <FormErrors form={form} />
      <SubmitButton
        label={texts.send}
        busy={form.busy}
        busyLabel={texts.sending}
        disabled={!hydrated}
        block={false}
      />
      <PrivacyNote locale={locale} texts={texts} />
    </form>
  )
}

interface RequestTakenProps {
  name: string
  texts: RequestTexts
  onAgain: () => void
}

function RequestTaken({ name, texts, onAgain }: RequestTakenProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div className="form-card form-done">
      <Icon name="check" />
      <h2 tabIndex={-1} ref={heading}>
        {fill(texts.doneTitle, { name })}
      </h2>
      <p>{texts.doneText}</p>
      <button type="button" className="button button--outline" onClick={onAgain}>
        {texts.again}
      </button>
    </div>
  )
}

/** Privacy note for forms without a consent: the data are used only for the answer. */
function PrivacyNote({ locale, texts }: TextProps<FormTexts>) {
  const [before, after] = texts.privacyNote.split('{{link}}')
  return (
    <p className="form-card__note">
      {before}
      <a href={href(locale, '/chinh-sach/chinh-sach-bao-mat')} target="_blank" rel="noopener">
        {texts.consentPolicyLink}
      </a>
      {after}
    </p>
  )
}
