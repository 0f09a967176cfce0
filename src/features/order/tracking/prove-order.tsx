import type { TrackOrder } from '@nas/contract/order-calls'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { askOrderCode } from '../../../api-client/order-proof.ts'
import type { TextProps } from '../../../i18n/catalogues.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { $order, deviceSecretOf, proveAndKeep, showTracked } from '../order.store.ts'
import { $action, runAction, useOrderAction } from '../order-action.store.ts'
import { ActionProblem } from '../problem-note.tsx'
import type { TrackingTexts } from './tracked-order.tsx'

const prove = (order: TrackOrder, secret: string): Promise<boolean> =>
  runAction('prove', async () => {
    await proveAndKeep(order, secret)
    const shown = $order.get()
    const isShown = shown.state === 'tracked' && shown.access.code === order.code
    if (isShown) showTracked(shown.order, order.phone)
  })

const isSecretWrong = (): boolean => {
  const now = $action.get()
  return now.state === 'refused' && now.problem === 'problemProof'
}

interface ProveOrderProps extends TextProps<TrackingTexts> {
  order: TrackOrder
  /** Whether an earlier proof has expired. */
  over: boolean
}

export function ProveOrder({ order, over, locale, texts }: ProveOrderProps) {
  const { tracking: t } = texts
  const [secret, setSecret] = useState(() => deviceSecretOf(order.code))
  const asking = useOrderAction('ask-code')
  const proving = useOrderAction('prove')
  // A wrong code is reported at its field.
  const problem = asking.problem ?? (proving.problem === 'problemProof' ? null : proving.problem)

  const proveByDevice = async (known: string) => {
    await prove(order, known)
    // The secret of a device expires; a mailed code then remains.
    if (isSecretWrong()) setSecret(undefined)
  }
  return (
    <section className="order-box tracking__prove no-print" aria-labelledby="prove-order">
      <h2 id="prove-order">{t.proveTitle}</h2>
      {over ? (
        <p className="notice notice--warning" role="alert">
          {t.proofOver}
        </p>
      ) : null}
      {secret === undefined ? (
        <ByCode order={order} locale={locale} texts={texts} />
      ) : (
        <>
          <p>{t.proveDevice}</p>
          <button
            type="button"
            className="button"
            aria-disabled={proving.busy || undefined}
            onClick={() => void proveByDevice(secret)}
          >
            {proving.isRunning ? t.proving : t.proveOpen}
          </button>
        </>
      )}
      <ActionProblem problem={problem} texts={texts.order} />
    </section>
  )
}

function ByCode({ order, locale, texts }: Omit<ProveOrderProps, 'over'>) {
  const { tracking: t } = texts
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const [malformed, setMalformed] = useState<'secretRequired' | 'secretIncorrect'>()
  const asking = useOrderAction('ask-code')
  const proving = useOrderAction('prove')
  const form = useRef<HTMLFormElement>(null)
  const error = proving.problem === 'problemProof' ? 'secretIncorrect' : malformed

  useEffect(() => {
    if (asked || error !== undefined) form.current?.querySelector('input')?.focus()
  }, [asked, error])

  const ask = async () => {
    setMalformed(undefined)
    if (await runAction('ask-code', () => askOrderCode(order, locale))) setAsked(true)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const secret = typed.replace(/\s/g, '')
    const isCode = /^\d{6}$/.test(secret)
    if (isCode) void prove(order, secret)
    const problem = secret === '' ? 'secretRequired' : 'secretIncorrect'
    setMalformed(isCode ? undefined : problem)
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
            error={error && t[error]}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
          />
          <SubmitButton
            label={t.proveOpen}
            busy={proving.isRunning}
            busyLabel={t.proving}
            block={false}
          />
        </form>
      ) : null}
      <button
        type="button"
        className={asked ? 'text-link' : 'button'}
        aria-disabled={asking.busy || undefined}
        onClick={() => void ask()}
      >
        {asking.isRunning ? t.codeAsking : asked ? t.codeAgain : t.codeAsk}
      </button>
    </>
  )
}
