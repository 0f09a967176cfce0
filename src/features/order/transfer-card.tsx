import type { OrderTransfer } from '@nas/contract/order'
import { formatPrice } from '@nas/domain/money'
import { fill } from '@nas/domain/placeholders'
import type { Texts } from '../../i18n/catalogues.ts'
import { CopyButton } from './copy-button.tsx'
import { KeptPicture } from './kept-picture.tsx'
import { momentText } from './order-facts.tsx'
import { TimeLeft } from './time-left.tsx'

interface TransferCardProps {
  code: string
  transfer: OrderTransfer
  /** When the unpaid order will be cancelled. */
  until: string | null
  texts: Texts<'order'>
}

export function TransferCard({ code, transfer, until, texts }: TransferCardProps) {
  const amount = formatPrice(transfer.amount)
  const facts: [name: string, shown: string, copied: string | null][] = [
    [texts.transferBank, transfer.bank, null],
    [texts.transferName, transfer.account_name, null],
    [texts.transferAccount, transfer.account, transfer.account],
    [texts.transferAmount, amount, String(transfer.amount)],
    [texts.transferContent, transfer.content, transfer.content],
  ]
  return (
    <section className="order-box transfer" aria-labelledby="transfer-title">
      <h2 id="transfer-title">{texts.transferTitle}</h2>
      <p>{texts.transferText}</p>
      <figure className="transfer__code">
        <figcaption className="muted">{texts.transferQrHint}</figcaption>
        <KeptPicture
          content={{
            qr: transfer.qr,
            lines: [
              ['large', amount],
              ['small', `${transfer.bank} · ${transfer.account}`],
              ['small', transfer.account_name],
              ['large', transfer.content],
            ],
          }}
          alt={fill(texts.transferQrLabel, { amount })}
          file={fill(texts.qrFile, { code })}
          save={texts.saveQr}
          texts={texts}
        />
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
