import { fill } from '@nas/domain/placeholders'
import { useEffect, useRef } from 'react'
import type { TextProps } from '../../../i18n/catalogues.ts'
import { OwnOrder } from '../mine/own-order.tsx'
import { type OrderView, type OwnAccess, showOrder } from '../order.store.ts'
import { ProblemNote } from '../problem-note.tsx'
import type { TrackingTexts } from './tracked-order.tsx'

interface GuestOrderProps extends TextProps<TrackingTexts> {
  access: OwnAccess
  view: OrderView
}

export function GuestOrder({ access, view, locale, texts }: GuestOrderProps) {
  const { tracking: t, order: common, own } = texts
  const { code } = access
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby="proven-order">
      <h2 id="proven-order" ref={heading} tabIndex={-1}>
        {fill(t.found, { code })}
      </h2>
      {view.state === 'loading' ? <p role="status">{own.loadingOne}</p> : null}
      {view.state === 'failed' ? (
        <ProblemNote problem={view.problem} texts={common} onRetry={() => void showOrder(access)} />
      ) : null}
      {view.state === 'own' ? (
        <OwnOrder view={view} locale={locale} texts={{ own, order: common }} />
      ) : null}
    </section>
  )
}
