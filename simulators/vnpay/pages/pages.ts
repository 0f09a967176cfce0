import { frame, html } from '../../common/frame.ts'
import { isWayToPay, type Transaction, type WayToPay, waysToPay } from '../ledger.ts'
import { type Refusal, refusals } from '../payment-request.ts'
import { type Locale, texts } from './texts.ts'

/** @example money(97_000_000) === '970.000 VND' */
function money(hundredths: number): string {
  return `${new Intl.NumberFormat('vi-VN').format(hundredths / 100)} VND`
}

interface Shown {
  transaction: Transaction
  merchant: string
  minutesLeft: number
  way: string
}

const clockOf = (time: string) => `${time.slice(8, 10)}:${time.slice(10, 12)}`

/** The payment page. It works without JavaScript: each button posts the form. */
export function paymentPage({ transaction, merchant, minutesLeft, way }: Shown): string {
  const { locale, amount, info, reference, expiresAt } = transaction
  const say = texts[locale]
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
  return frame(say, content)
}

/** @param back address of the shop, when the request is really its own */
export function refusalPage(locale: Locale, refusal: Refusal, back: string | null): string {
  const say = texts[locale]
  const link = back === null ? html`` : html`<a class="button" href="${back}">${say.back}</a>`
  const content = html`
<h2 class="bad">${say.refusedTitle}</h2>
<p>${say.refusals[refusal]}</p>
<p class="code">${say.errorCode}: ${refusals[refusal]}</p>
${link}`
  return frame(say, content)
}

export function lostPage(locale: Locale): string {
  const say = texts[locale]
  return frame(say, html`<h2 class="bad">${say.lostTitle}</h2><p>${say.lost}</p>`)
}

const shown = 20

export function overviewPage(transactions: Transaction[]): string {
  const rows = transactions
    .slice(-shown)
    .toReversed()
    .map(
      ({ info, amount, result, notice }) =>
        html`<tr><td>${info}</td><td>${money(amount)}</td><td>${result?.code ?? '–'}</td><td>${notice.calls}</td></tr>`,
    )
  const content = html`<table>
<thead><tr><th>Đơn hàng</th><th>Số tiền</th><th>Kết quả</th><th>Báo về</th></tr></thead>
<tbody>${rows}</tbody></table>`
  return frame(texts.vn, content)
}
