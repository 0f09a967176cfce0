import { isEmail } from '@nas/domain/contact'
import { fill } from '@nas/domain/placeholders'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import { askEmailCode, proveEmail } from '../../api-client/order-proof.ts'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import { newKey } from '../../stores/order-attempt.ts'
import { TextField } from '../../ui/text-field.tsx'
import { keepProof, keptProof } from './email-proof.ts'
import { type CheckoutTexts, type OrderFormFields, orderForm } from './order-form.ts'

type Problem = Extract<keyof CheckoutTexts, `emailCode${'Failed' | 'Often'}`>
type Refusal = Extract<keyof CheckoutTexts, `emailCode${'Required' | 'Incorrect'}`>

const ids = { email: 'prove-email', code: 'prove-code' } as const

/**
 * Handles Enter in this part's fields, which would otherwise place the order of the surrounding
 * form.
 */
function useEnter(act: () => void) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      act()
    }
    const { current } = part
    current?.addEventListener('keydown', press)
    return () => current?.removeEventListener('keydown', press)
  })
  return part
}

interface ProveEmailProps extends TextProps<CheckoutTexts> {
  form: OrderFormFields
}

export function ProveEmail({ form, locale, texts }: ProveEmailProps) {
  const { busy, run } = useSingleRun()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [refusal, setRefusal] = useState<Refusal>()
  /** The field that gets the focus after this render, if it exists. */
  const [target, setTarget] = useState<{ id: string }>()
  const email = form.values.email.trim()
  const asked = keptProof(email)

  useEffect(() => {
    if (target !== undefined) document.getElementById(target.id)?.focus()
  }, [target])

  const attempt = (action: () => Promise<void>) =>
    run(async () => {
      setProblem(undefined)
      setRefusal(undefined)
      try {
        await action()
      } catch (error) {
        const code = error instanceof ApiError ? error.code : ''
        if (code === 'code_incorrect') setRefusal('emailCodeIncorrect')
        else setProblem(code === 'too_many_requests' ? 'emailCodeOften' : 'emailCodeFailed')
      }
      setTarget({ id: ids.code })
    })

  const ask = () => {
    if (!isEmail(email)) {
      const sentence = email === '' ? 'emailRequired' : 'emailInvalid'
      orderForm.showErrors({ ...form.errors, email: sentence })
      setTarget({ id: ids.email })
      return
    }
    void attempt(async () => {
      const key = asked?.attempt ?? newKey()
      await askEmailCode({ email, attempt: key, locale })
      keepProof({ email, attempt: key, proof: '' })
      setCode('')
    })
  }
  const confirm = () => {
    const secret = code.replace(/\s/g, '')
    if (asked === null || !/^\d{6}$/.test(secret)) {
      setRefusal(secret === '' ? 'emailCodeRequired' : 'emailCodeIncorrect')
      setTarget({ id: ids.code })
      return
    }
    void attempt(async () => {
      const { proof } = await proveEmail({ email, attempt: asked.attempt, secret })
      keepProof({ ...asked, proof })
      part.current?.closest('form')?.requestSubmit()
    })
  }
  const part = useEnter(asked === null ? ask : confirm)

  return (
    <div className="checkout-proof" ref={part}>
      <p>{texts.emailCodeText}</p>
      <TextField
        {...form.bind('email')}
        id={ids.email}
        label={texts.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <p role="status">{asked === null ? '' : fill(texts.emailCodeSent, { email })}</p>
      {asked === null ? null : (
        <TextField
          id={ids.code}
          label={texts.emailCode}
          hint={texts.emailCodeHint}
          value={code}
          onChange={setCode}
          error={refusal === undefined ? undefined : texts[refusal]}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
      )}
      {problem === undefined ? null : <p role="alert">{texts[problem]}</p>}
      <p className="checkout-correct">
        {asked === null ? null : (
          <button
            type="button"
            className="button button--small"
            aria-disabled={busy || undefined}
            onClick={confirm}
          >
            {busy ? texts.emailCodeBusy : texts.emailCodeConfirm}
          </button>
        )}
        <button
          type="button"
          className={`button button--small${asked === null ? '' : ' button--outline'}`}
          aria-disabled={busy || undefined}
          onClick={ask}
        >
          {asked === null
            ? busy
              ? texts.emailCodeBusy
              : texts.emailCodeAsk
            : texts.emailCodeAgain}
        </button>
      </p>
    </div>
  )
}
