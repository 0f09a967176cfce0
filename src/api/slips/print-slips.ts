import { formatPhone } from '@nas/domain/contact'
import { formatPrice } from '@nas/domain/money'
import { isCancelled, isPaid, orderStateLabel } from '@nas/domain/order-states'
import { Paper } from './paper.ts'
import { picksOf, type Slip } from './slip.ts'

// In Vietnamese on any screen: the warehouse and the carrier read it.

const sumOf = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

function pickingList(paper: Paper, slips: readonly Slip[], printedAt: string): void {
  const picks = picksOf(slips)
  paper.begin('Phiếu nhặt hàng')
  paper.text('Phiếu nhặt hàng', { bold: true, size: 18 })
  paper.text(`${slips.length} đơn · ${picks.length} sản phẩm · ${printedAt}`, { muted: true })
  paper.gap(8)
  for (const { name, quantity, orders } of picks) {
    paper.rule()
    paper.counted(name, quantity, { size: 12 })
    paper.text(orders.join(', '), { size: 8, muted: true })
    paper.gap(6)
  }
  paper.rule()
  paper.counted('Tổng số lượng', sumOf(picks), { bold: true, size: 12 })
}

/** Amount to collect on delivery; nothing for an order that is paid or cancelled. */
function toCollect({ state, payment, cod_amount }: Slip): [label: string, text: string] {
  if (isCancelled(state)) return ['Không giao', orderStateLabel({ state }).vi]
  if (isPaid({ state, payment })) return ['Không thu tiền', 'Đã thanh toán']
  if (payment !== 'cod') return ['Trả trước', 'Chưa thanh toán']
  return ['Thu hộ (COD)', cod_amount === null ? 'Thu tiền khi giao' : formatPrice(cod_amount)]
}

function packingSlip(paper: Paper, slip: Slip): void {
  const { code, name, phone, address, note, lines } = slip
  paper.begin(code)
  paper.heading('NAS', 'Phiếu giao hàng', code)
  paper.rule()
  paper.text('Người nhận', { muted: true })
  paper.text(name ?? '', { bold: true, size: 14 })
  paper.text(formatPhone(phone ?? ''), { bold: true, size: 14 })
  paper.text(address ?? '', { size: 11 })
  paper.gap(8)
  paper.box(...toCollect(slip))
  if (note) {
    paper.text('Ghi chú của khách', { muted: true })
    paper.text(note)
    paper.gap(8)
  }
  paper.counted('Sản phẩm', 'SL', { bold: true })
  paper.rule()
  for (const line of lines) paper.counted(line.name, line.quantity)
  paper.rule()
  paper.counted('Tổng số lượng', sumOf(lines), { bold: true })
}

/** Products of several orders, then a slip for each. @param printedAt as it is shown */
export function printSlips(
  slips: readonly Slip[],
  printedAt: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Paper('Phiếu giao hàng')
  const packed = slips.filter(({ state }) => !isCancelled(state))
  if (slips.length > 1) pickingList(paper, packed, printedAt)
  for (const slip of slips) packingSlip(paper, slip)
  return paper.bytes()
}
