import { useStore } from '@nanostores/react'
import { longestOrderCode, longestPhone } from '@nas/contract/limits'
import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { useHydrated } from '../../../islands/use-hydrated.ts'
import { fieldsOf, readSession, textOf, writeSession } from '../../../stores/checked-storage.ts'
import { draftKeys } from '../../../stores/draft-keys.ts'
import { knownOrder, knownOrders } from '../../../stores/known-orders.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { $proving, beginProving, notProven } from './proof.store.ts'
import { ProveOrder } from './prove-order.tsx'
import { TrackedOrderCard, type TrackingTexts } from './tracked-order.tsx'
import {
  $tracking,
  type FieldProblems,
  notAsked,
  type Tracking,
  type TrackingField,
  track,
} from './tracking.store.ts'

const GuestOrder = lazy(() =>
  import('./guest-order.tsx').then(({ GuestOrder }) => ({ default: GuestOrder })),
)

interface TrackOrderProps {
  locale: Locale
  texts: TrackingTexts
}

const noProblems: FieldProblems = {}

/** Values known to this device: the code in the address, the draft, and its own orders. */
function known(): { code: string; phone: string } {
  const typed = fieldsOf(readSession(draftKeys.trackingDraft))
  const named = new URLSearchParams(location.search).get('order')
  const code = named ?? (textOf(typed.code) || knownOrders()[0]?.code || '')
  return {
    code: code.slice(0, longestOrderCode),
    phone: (typed.code === code && textOf(typed.phone)) || knownOrder(code)?.phone || '',
  }
}

function sentenceOf(tracking: Tracking, texts: TrackingTexts): string | undefined {
  if (tracking.state === 'unknown') return texts.tracking.unknown
  return tracking.state === 'failed' ? texts.order[tracking.problem] : undefined
}

/**
 * Why an island: it queries an order without leaving the page. `client:load`: visitors type
 * immediately.
 */
export function TrackOrder({ locale, texts }: TrackOrderProps) {
  const hydrated = useHydrated()
  const tracking = useStore($tracking, { ssr: notAsked })
  const proving = useStore($proving, { ssr: notProven })
  const [typed, setTyped] = useState({ code: '', phone: '' })
  const [answered, setAnswered] = useState<readonly TrackingField[]>([])
  const form = useRef<HTMLFormElement>(null)
  const { tracking: t } = texts

  useEffect(() => {
    const values = known()
    setTyped(values)
    // A link to an order of this device displays it at once.
    const isNamed = new URLSearchParams(location.search).has('order')
    if (isNamed && knownOrder(values.code) !== undefined) void track(values.code, values.phone)
  }, [])
  const found = tracking.state === 'found' ? tracking : null
  useEffect(() => {
    if (found !== null) beginProving(found.order.code)
  }, [found])
  useEffect(() => {
    const { state } = tracking
    if (state === 'idle' || state === 'asking' || state === 'found') return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [tracking])

  const fields = tracking.state === 'invalid' ? tracking.fields : noProblems
  const errorOf = (field: TrackingField): string | undefined => {
    const sentence = answered.includes(field) ? undefined : fields[field]
    return sentence && t[sentence]
  }
  const change = (field: TrackingField) => (text: string) => {
    const changed = { ...typed, [field]: text }
    setTyped(changed)
    writeSession(draftKeys.trackingDraft, changed)
    setAnswered([...answered, field])
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAnswered([])
    void track(typed.code, typed.phone)
  }
  const busy = tracking.state === 'asking'
  const sentence = sentenceOf(tracking, texts)
  const proof = found?.order.code === proving.code ? proving.proof : null

  return (
    <div
      className={proof === null ? 'tracking' : 'tracking tracking--proven'}
      data-island="tracking"
      data-ready={hydrated ? '' : undefined}
    >
      <form className="order-box tracking__form" noValidate onSubmit={submit} ref={form}>
        <TextField
          id="track-code"
          label={t.code}
          hint={t.codeHint}
          value={typed.code}
          onChange={change('code')}
          error={errorOf('code')}
          required
          autoComplete="off"
          maxLength={longestOrderCode}
        />
        <TextField
          id="track-phone"
          label={t.phone}
          hint={t.phoneHint}
          value={typed.phone}
          onChange={change('phone')}
          error={errorOf('phone')}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={longestPhone}
        />
        {sentence === undefined ? null : (
          <p className="notice notice--danger" role="alert" tabIndex={-1}>
            {sentence}
          </p>
        )}
        <SubmitButton
          label={t.submit}
          busy={busy}
          busyLabel={t.asking}
          disabled={!hydrated}
          block={false}
        />
      </form>
      {found !== null && proof !== null ? (
        <Suspense fallback={<p role="status">{texts.own.loadingOne}</p>}>
          <GuestOrder code={found.order.code} proof={proof} locale={locale} texts={texts} />
        </Suspense>
      ) : null}
      {found !== null && proof === null ? (
        <>
          <TrackedOrderCard locale={locale} texts={texts} order={found.order} phone={found.phone} />
          <ProveOrder
            key={found.order.code}
            order={{ code: found.order.code, phone: found.phone }}
            locale={locale}
            texts={texts}
          />
        </>
      ) : null}
    </div>
  )
}
