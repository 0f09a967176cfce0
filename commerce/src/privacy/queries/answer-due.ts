import { shopDay } from '@nas/domain/dates'
import { addWorkingDays } from '@nas/domain/delivery-dates'
import type { DeliveryRules } from '@nas/domain/delivery-rules'
import { dayEnd } from '@nas/domain/periods'

/** Decree 356/2025/NĐ-CP, on the protection of personal data. */
const workingDays = 2

/** End of the last working day on which a request about personal data may be answered. */
export function answerDue(calendar: DeliveryRules, receivedAt: Date): Date {
  const lastDay = shopDay(addWorkingDays(calendar, receivedAt, workingDays))
  return new Date(Date.parse(dayEnd(lastDay)) - 1)
}
