/** How a customer can pay, with what VNPAY then calls the bank and the kind of card. */
export const waysToPay = {
  VNBANK: { bank: 'NCB', card: 'ATM' },
  VNPAYQR: { bank: 'NCB', card: 'QRCODE' },
  INTCARD: { bank: 'VISA', card: 'CARD' },
} as const

export type WayToPay = keyof typeof waysToPay

export function isWayToPay(text: string): text is WayToPay {
  return Object.hasOwn(waysToPay, text)
}
