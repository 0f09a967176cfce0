import { useStore } from '@nanostores/react'
import type { TrackOrder } from '@nas/contract/order-calls'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import {
  $proving,
  askCode,
  notProven,
  type Proving,
  proveByCode,
  proveByDevice,
} from './proof.store.ts'
import type { TrackingTexts } from './tracked-order.tsx'

interface ProveOrderProps {
  order: TrackOrder
  locale: Locale
  texts: TrackingTexts
}

/** Asks a guest to prove an order: by this device, or by a mailed code. */
export function ProveOrder({ order, locale, texts }: ProveOrderProps) {
  const { tracking: t } = texts
  const proving = useStore($proving, { ssr: notProven })
  return (
    <section className="order-box tracking__prove no-print" aria-labelledby="prove-order">
      <h2 id="prove-order">{t.proveTitle}</h2>
      {proving.over ? (
        <p className="notice notice--warning" role="alert">
          {t.proofOver}
        </p>
      ) : null}
      {proving.byDevice ? (
        <>
          <p>{t.proveDevice}</p>
          <button
            type="button"
            className="button"
            aria-disabled={proving.busy !== null || undefined}
            onClick={() => void proveByDevice(order)}
          >
            {proving.busy === 'proving' ? t.proving : t.proveOpen}
          </button>
        </>
      ) : (
        <ByCode order={order} locale={locale} texts={texts} proving={proving} />
      )}
      {proving.problem === null ? null : (
        <p className="notice notice--danger" role="alert">
          {texts.order[proving.problem]}
        </p>
      )}
    </section>
  )
}

function ByCode({ order, locale, texts, proving }: ProveOrderProps & { proving: Proving }) {
  const { tracking: t } = texts
  const [typed, setTyped] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { busy, asked, secret } = proving

  useEffect(() => {
    if (asked || secret !== null) form.current?.querySelector('input')?.focus()
  }, [asked, secret])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void proveByCode(order, typed)
  }
  return (
    <>
      <p role="status">{asked ? t.codeSent : t.proveText}</p>
      {asked ? (
        <form className="tracking__code" noValidate onSubmit={submit} ref={form}>
          <TextField
            id="order-secret"
            label={t.secret}
            hint={t.secretHint}
            value={typed}
            onChange={setTyped}
            error={secret === null ? undefined : t[secret]}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
          />
          <SubmitButton
            label={t.proveOpen}
            busy={busy === 'proving'}
            busyLabel={t.proving}
            block={false}
          />
        </form>
      ) : null}
      <button
        type="button"
        className={asked ? 'text-link' : 'button'}
        aria-disabled={busy !== null || undefined}
        onClick={() => void askCode(order, locale)}
      >
        {busy === 'asking' ? t.codeAsking : asked ? t.codeAgain : t.codeAsk}
      </button>
    </>
  )
}
