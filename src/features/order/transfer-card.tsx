import type { OrderTransfer } from '@nas/contract/order'
import { formatPrice } from '@nas/domain/money'
import { useEffect, useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'
import { copyText } from '../../ui/copy-text.ts'
import { momentText } from './order-moment.tsx'
import { QrCode } from './qr-code.tsx'

interface TransferCardProps {
  transfer: OrderTransfer
  /** When an unpaid order is given up. */
  until: string | null
  texts: Texts<'order'>
}

/** How to pay by bank transfer: the code for banking apps, and the same by hand. */
export function TransferCard({ transfer, until, texts }: TransferCardProps) {
  const facts: [name: string, shown: string, copied: string | null][] = [
    [texts.transferBank, transfer.bank, null],
    [texts.transferName, transfer.account_name, null],
    [texts.transferAccount, transfer.account, transfer.account],
    [texts.transferAmount, formatPrice(transfer.amount), String(transfer.amount)],
    [texts.transferContent, transfer.content, transfer.content],
  ]
  return (
    <section className="order-box transfer" aria-labelledby="transfer-title">
      <h2 id="transfer-title">{texts.transferTitle}</h2>
      <p>{texts.transferText}</p>
      <figure className="transfer__code">
        <QrCode
          text={transfer.qr}
          label={fill(texts.transferQrLabel, { amount: formatPrice(transfer.amount) })}
        />
        <figcaption className="muted">{texts.transferQrHint}</figcaption>
      </figure>
      <dl className="transfer__facts">
        {facts.map(([name, shown, copied]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{shown}</strong>
              {copied === null ? null : <CopyButton value={copied} name={name} texts={texts} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="transfer__note">
        {texts.transferByHand}{' '}
        {until === null ? null : fill(texts.transferUntil, { time: momentText(until) })}
      </p>
    </section>
  )
}

interface CopyButtonProps {
  value: string
  /** What is copied, e.g. "account number". */
  name: string
  texts: { copy: string; copyNamed: string; copied: string; copyFailed: string }
}

type Outcome = 'none' | 'copied' | 'failed'

const shownMs = 4000

function CopyButton({ value, name, texts }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none')

  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => setOutcome('none'), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => setOutcome((await copyText(value)) ? 'copied' : 'failed')
  const said = { none: '', copied: texts.copied, failed: texts.copyFailed }[outcome]
  return (
    <span className="copy no-print">
      <span role="status" className="copy__said">
        {said}
      </span>
      <button type="button" onClick={copy} aria-label={fill(texts.copyNamed, { name })}>
        {texts.copy}
      </button>
    </span>
  )
}
