import { useStore } from '@nanostores/react'
import { longestOrderCode, longestPhone } from '@nas/contract/limits'
import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../hydration/use-hydrated.ts'
import type { TextProps } from '../../../i18n/catalogues.ts'
import { fieldsOf, readSession, textOf, writeSession } from '../../../stores/checked-storage.ts'
import { draftKeys } from '../../../stores/draft-keys.ts'
import { knownOrder, knownOrders } from '../../../stores/known-orders.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { $order, type OrderView } from '../order.store.ts'
import { ProveOrder } from './prove-order.tsx'
import { type FieldProblems, isTracking, type TrackingField, track } from './track.ts'
import { TrackedOrderCard, type TrackingTexts } from './tracked-order.tsx'

const GuestOrder = lazy(() =>
  import('./guest-order.tsx').then(({ GuestOrder }) => ({ default: GuestOrder })),
)

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

function sentenceOf(view: OrderView, texts: TrackingTexts): string | undefined {
  if (view.state === 'missing') return texts.tracking.unknown
  const isOwn = view.state !== 'failed' || view.access.by !== 'tracked'
  return isOwn ? undefined : texts.order[view.problem]
}

/**
 * Why an island: it queries an order without leaving the page. `client:load`: visitors type
 * immediately.
 */
export function TrackOrder({ locale, texts }: TextProps<TrackingTexts>) {
  const hydrated = useHydrated()
  const view = useStore($order, { ssr: 'initial' })
  const [fields, setFields] = useState(noProblems)
  const [typed, setTyped] = useState({ code: '', phone: '' })
  const [answered, setAnswered] = useState<readonly TrackingField[]>([])
  const form = useRef<HTMLFormElement>(null)
  const { tracking: t } = texts

  const send = async ({ code, phone }: typeof typed) => setFields(await track(code, phone))

  useEffect(() => {
    const values = known()
    setTyped(values)
    // A link to an order of this device displays it at once.
    const isNamed = new URLSearchParams(location.search).has('order')
    if (isNamed && knownOrder(values.code) !== undefined) void send(values)
  }, [])
  useEffect(() => {
    if (fields === noProblems) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [fields])

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
    void send(typed)
  }
  const busy = isTracking(view)
  const sentence = sentenceOf(view, texts)
  const proven = view.state !== 'idle' && view.access.by === 'proof' ? view.access : null

  return (
    <div
      className={proven === null ? 'tracking' : 'tracking tracking--proven'}
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
      {proven === null ? null : (
        <Suspense fallback={<p role="status">{texts.own.loadingOne}</p>}>
          <GuestOrder access={proven} view={view} locale={locale} texts={texts} />
        </Suspense>
      )}
      {view.state === 'tracked' ? (
        <>
          <TrackedOrderCard view={view} locale={locale} texts={texts} />
          <ProveOrder
            key={view.access.code}
            order={{ code: view.access.code, phone: view.access.phone }}
            over={view.over}
            locale={locale}
            texts={texts}
          />
        </>
      ) : null}
    </div>
  )
}
