import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { fill } from '../../../i18n/fill.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { $order, loadProvenOrder } from '../mine/orders.store.ts'
import { OwnOrder } from '../mine/own-order.tsx'
import { ProblemNote } from '../problem-note.tsx'
import { endProof } from './proof.store.ts'
import type { TrackingTexts } from './tracked-order.tsx'

interface GuestOrderProps {
  code: string
  proof: string
  locale: Locale
  texts: TrackingTexts
}

/** A guest's complete order, with the actions available to its owner. */
export function GuestOrder({ code, proof, locale, texts }: GuestOrderProps) {
  const { tracking: t, order: common, own } = texts
  const view = useStore($order)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus()
    void loadProvenOrder(code, proof)
  }, [code, proof])
  useEffect(() => {
    // Reads the store instead of the rendered value, because loading has started meanwhile.
    const now = $order.get()
    if (now.state === 'missing') endProof()
  }, [view])

  return (
    <section aria-labelledby="proven-order">
      <h2 id="proven-order" ref={heading} tabIndex={-1}>
        {fill(t.found, { code })}
      </h2>
      {view.state === 'loading' ? <p role="status">{own.loadingOne}</p> : null}
      {view.state === 'failed' ? (
        <ProblemNote
          problem={view.problem}
          texts={common}
          onRetry={() => void loadProvenOrder(code, proof)}
        />
      ) : null}
      {view.state === 'ready' ? (
        <OwnOrder order={view.order} locale={locale} texts={{ own, order: common }} />
      ) : null}
    </section>
  )
}
