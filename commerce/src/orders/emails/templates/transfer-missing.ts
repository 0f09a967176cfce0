import type { EmailedOrder } from '../emailed-order'
import type { OrderMessages } from '../order-email'
import { transferBox } from './order-placed'

export const isAwaited = ({ payment }: EmailedOrder): boolean => payment.until !== null

export const transferMissing: OrderMessages = ({ payment: { transfer } }, locale, say) => ({
  ...say('transfer-missing'),
  ...(transfer && transferBox(transfer, locale)),
})
