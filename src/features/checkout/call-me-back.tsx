import { longestMessage } from '@nas/contract/limits'
import type { CartItem } from '@nas/domain/cart'
import { formatPhone } from '@nas/domain/contact'
import { fill } from '@nas/domain/placeholders'
import { useState } from 'react'
import { sendSupport } from '../../api-client/requests.ts'
import { localised } from '../../content/localised.ts'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { type CheckoutTexts, orderForm } from './order-form.ts'

interface CallMeBackProps extends TextProps<CheckoutTexts> {
  lines: readonly CartItem[]
}

export function CallMeBack({ lines, locale, texts }: CallMeBackProps) {
  const { busy, run } = useSingleRun()
  const [outcome, setOutcome] = useState<'sent' | 'failed'>()
  const { name, phone } = orderForm.$values.get()

  const press = async () => {
    const goods = lines.map((line) => `${line.quantity} × ${localised(line, 'name', locale)}`)
    const message = fill(texts.callBackMessage, { goods: goods.join('; ') })
    try {
      await sendSupport({
        name: name.trim(),
        phone: phone.trim(),
        type: 'payment',
        order_code: null,
        message: message.slice(0, longestMessage),
      })
      setOutcome('sent')
    } catch {
      setOutcome('failed')
    }
  }
  if (outcome === 'sent') {
    return <p role="status">{fill(texts.callBackSent, { phone: formatPhone(phone.trim()) })}</p>
  }
  return (
    <>
      <p className="checkout-correct">
        <button
          type="button"
          className="button button--small"
          aria-disabled={busy || undefined}
          onClick={() => void run(press)}
        >
          {busy ? texts.callBackBusy : texts.callBack}
        </button>
        <a
          className="button button--outline button--small"
          href={href(locale, '/theo-doi-don-hang')}
        >
          {texts.callBackTrack}
        </a>
      </p>
      <p role="status">{outcome === 'failed' ? texts.callBackFailed : ''}</p>
    </>
  )
}
