import type { Transaction } from '../transaction.ts'
import { isWayToPay, type WayToPay, waysToPay } from '../ways-to-pay.ts'
import { frame } from './frame.ts'
import { html } from './html.ts'
import { money } from './money.ts'
import { words } from './words.ts'

interface Shown {
  transaction: Transaction
  merchant: string
  minutesLeft: number
  /** The way that the shop asked for, if it did. */
  way: string
}

/** Hour and minute of a time of VNPAY's. */
const clockOf = (time: string) => `${time.slice(8, 10)}:${time.slice(10, 12)}`

/** What the customer is asked to pay. It works without JavaScript: each button posts the form. */
export function paymentPage({ transaction, merchant, minutesLeft, way }: Shown): string {
  const { locale, amount, info, reference, expiresAt } = transaction
  const say = words[locale]
  const chosen: WayToPay = isWayToPay(way) ? way : 'VNBANK'
  const ways = (Object.keys(waysToPay) as WayToPay[]).map((name) => {
    const checked = name === chosen ? html` checked` : html``
    return html`<label><input type="radio" name="way" value="${name}"${checked} /> ${say.ways[name]}</label>`
  })
  const content = html`
<p class="amount"><span>${say.amount}</span><strong>${money(amount)}</strong></p>
<dl>
<dt>${say.merchant}</dt><dd>${merchant}</dd>
<dt>${say.info}</dt><dd>${info}</dd>
<dt>${say.reference}</dt><dd>${reference}</dd>
<dt>${say.payBefore}</dt><dd>${say.timeLeft(minutesLeft, clockOf(expiresAt))}</dd>
</dl>
<form method="post">
<fieldset><legend>${say.wayToPay}</legend>${ways}</fieldset>
<button class="main" name="choice" value="pay">${say.pay} ${money(amount)}</button>
<div class="others"><p>${say.tryOut}</p>
<button name="choice" value="refuse">${say.refuse}</button>
<button name="choice" value="cancel">${say.cancel}</button></div>
</form>`
  return frame(locale, content)
}
