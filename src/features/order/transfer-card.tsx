import type { OrderTransfer } from '@nas/contract/order'
import { formatPrice } from '@nas/domain/money'
import { useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { fill } from '../../i18n/fill.ts'
import { CopyButton } from './copy-button.tsx'
import { momentText } from './order-facts.tsx'
import { drawQr, QrCode } from './qr-code.tsx'
import { savePicture } from './save-picture.ts'
import { TimeLeft } from './time-left.tsx'

interface TransferCardProps {
  /** The order's code. */
  code: string
  transfer: OrderTransfer
  /** When an unpaid order is cancelled. */
  until: string | null
  texts: Texts<'order'>
}

/** How to pay by bank transfer: the code for banking apps, and the same by hand. */
export function TransferCard({ code, transfer, until, texts }: TransferCardProps) {
  const [failed, setFailed] = useState(false)
  const facts: [name: string, shown: string, copied: string | null][] = [
    [texts.transferBank, transfer.bank, null],
    [texts.transferName, transfer.account_name, null],
    [texts.transferAccount, transfer.account, transfer.account],
    [texts.transferAmount, formatPrice(transfer.amount), String(transfer.amount)],
    [texts.transferContent, transfer.content, transfer.content],
  ]
  const save = async () => {
    const [bank, holder, account, amount, content] = facts.map(([, shown]) => shown)
    const saved = await savePicture(fill(texts.qrFile, { code }), {
      qr: await drawQr(transfer.qr),
      lines: [
        ['large', amount ?? ''],
        ['small', `${bank} · ${account}`],
        ['small', holder ?? ''],
        ['large', content ?? ''],
      ],
    }).catch(() => false)
    setFailed(!saved)
  }
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
        <button
          type="button"
          className="button button--outline button--small no-print"
          onClick={() => void save()}
        >
          {texts.saveQr}
        </button>
        <span role="status">{failed ? texts.pictureFailed : ''}</span>
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
        {until === null ? null : (
          <>
            {fill(texts.transferUntil, { time: momentText(until) })}{' '}
            <TimeLeft until={until} texts={texts} />
          </>
        )}
      </p>
    </section>
  )
}
