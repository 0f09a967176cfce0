import { useStore } from '@nanostores/react'
import { fetchOrder, reorder } from '../../../api-client/orders.ts'
import { useSingleRun } from '../../../forms/core/use-single-run.ts'
import type { TextProps, Texts } from '../../../i18n/catalogues.ts'
import { href } from '../../../i18n/href.ts'
import { $cart } from '../../../stores/cart.store.ts'
import { openPanel } from '../../../stores/panel.store.ts'
import { placedOrder } from '../../../stores/placed-order.ts'
import { $signedIn, signedOut } from '../../../stores/session.store.ts'
import { notify } from '../../../stores/toast.store.ts'
import type { IconName } from '../../../ui/icon-paths.ts'
import { putIntoCart } from '../put-into-cart.ts'
import type { PaymentResult } from './payment-result.store.ts'

type LinesBackOutcome = 'all' | 'some' | 'none' | 'unknown' | 'failed'

interface Wanted {
  product: number
  quantity: number
}

/** The items of the order: from this tab if it placed the order, from the server for a member. */
async function linesOf(code: string | null): Promise<{ wanted: Wanted[]; lost: number } | null> {
  const placed = placedOrder()
  if (placed !== null && (code === null || placed.order.code === code)) {
    return { wanted: placed.lines.map(({ id, quantity }) => ({ product: id, quantity })), lost: 0 }
  }
  if (code === null || $signedIn.get() === null) return null
  const own = await fetchOrder(code)
  if (own === null) return null
  const { items, changes } = await reorder(own)
  return { wanted: items, lost: changes.filter(({ kind }) => kind !== 'price').length }
}

/** Adds the lines of an unpaid order to the cart, without duplicates. */
export async function putLinesBack(code: string | null): Promise<LinesBackOutcome> {
  try {
    const lines = await linesOf(code)
    if (lines === null) return 'unknown'
    const there = new Map($cart.get().map(({ id, quantity }) => [id, quantity]))
    const missing = lines.wanted
      .map(({ product, quantity }) => ({ product, quantity: quantity - (there.get(product) ?? 0) }))
      .filter(({ quantity }) => quantity > 0)
    const added = await putIntoCart(missing)
    const left = lines.wanted.length - missing.length + added
    if (left === 0) return 'none'
    return left < lines.wanted.length || lines.lost > 0 ? 'some' : 'all'
  } catch {
    return 'failed'
  }
}

interface LinesBackProps {
  code: string | null
  texts: Texts<'payment'>
  /** Whether another button is the primary one. */
  quiet: boolean
}

const sentences = {
  some: 'linesBackSome',
  none: 'linesBackNone',
  unknown: 'linesBackUnknown',
  failed: 'linesBackFailed',
} as const satisfies Record<Exclude<LinesBackOutcome, 'all'>, keyof Texts<'payment'>>

function LinesBack({ code, texts, quiet }: LinesBackProps) {
  const { busy, run } = useSingleRun()

  const press = async () => {
    const outcome = await putLinesBack(code)
    if (outcome === 'all' || outcome === 'some') openPanel('cart')
    if (outcome === 'all') notify({ variant: 'success', message: texts.linesBackDone })
    else notify({ variant: 'warning', message: texts[sentences[outcome]] })
  }

  return (
    <button
      type="button"
      className={`button${quiet ? ' button--quiet' : ''}`}
      aria-disabled={busy || undefined}
      onClick={() => void run(press)}
    >
      {busy ? texts.linesBackBusy : texts.linesBack}
    </button>
  )
}

export type ResultState = PaymentResult['state']

interface Face {
  icon: IconName
  title: keyof Texts<'payment'>
  text: keyof Texts<'payment'>
}

export const resultFace: Record<ResultState, Face> = {
  asking: { icon: 'clock', title: 'askingTitle', text: 'askingText' },
  waiting: { icon: 'clock', title: 'waitingTitle', text: 'waitingText' },
  late: { icon: 'clock', title: 'lateTitle', text: 'lateText' },
  unknown: { icon: 'clock', title: 'unknownTitle', text: 'unknownText' },
  success: { icon: 'check', title: 'successTitle', text: 'successText' },
  unclear: { icon: 'danger', title: 'unclearTitle', text: 'unclearText' },
  failure: { icon: 'danger', title: 'failureTitle', text: 'failureText' },
}

interface ResultLinksProps extends TextProps<Texts<'payment'>> {
  state: ResultState
  code: string | null
  /** Whether the order can be placed again on this page. */
  again: boolean
  onAskAgain: () => void
}

export function ResultLinks({ state, code, locale, texts, again, onAskAgain }: ResultLinksProps) {
  const isMember = useStore($signedIn, { ssr: signedOut }) !== null
  const query = code === null ? '' : `?order=${encodeURIComponent(code)}`
  const orderPath = `${isMember ? '/don-hang' : '/theo-doi-don-hang'}${query}`
  if (state === 'asking') return null
  return (
    <div className="placed__actions">
      {state === 'failure' ? <LinesBack code={code} texts={texts} quiet={again} /> : null}
      {state === 'waiting' || state === 'late' ? (
        <button type="button" className="button" onClick={onAskAgain}>
          {texts.askAgain}
        </button>
      ) : null}
      {state === 'unclear' ? (
        <a className="button" href={href(locale, '/thanh-toan/hoan-tat')}>
          {texts.seeOrder}
        </a>
      ) : null}
      {code === null ? null : (
        <a
          className={`button${state === 'success' || state === 'unknown' ? '' : ' button--outline'}`}
          href={href(locale, orderPath)}
        >
          {texts.seeOrder}
        </a>
      )}
      <a className="button button--quiet" href={href(locale, '/')}>
        {texts.home}
      </a>
    </div>
  )
}
