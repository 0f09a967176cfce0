import type { Transaction } from '../transaction.ts'
import { frame } from './frame.ts'
import { html } from './html.ts'
import { money } from './money.ts'

const shown = 20

/** The latest payments, for whoever looks what the simulator did. */
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
  return frame('vn', content)
}
